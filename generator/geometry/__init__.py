"""Plane geometry in millimetres: origin top left, y down, angles in degrees clockwise from 12 o'clock."""
