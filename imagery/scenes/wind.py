"""The ship passes an offshore wind farm: sustainable development."""

import math

import numpy as np

import outdoors
from harbour import wake
from harbour.container_ship import build_ship
from materials import plain, srgb
from shapes import Assembly, angles, copy_assembly, lathe, mesh, ring_faces
from studio import set_camera

HUB, BLADE = 120.0, 98.0
"""Hub height above the sea and length of a blade, metres."""
SPACING = 980
"""Five rotor diameters, as wind farms are laid out, metres."""
NEAREST, FARTHEST = 2500, 5200
CAMERA = (745, -745, 22)
WIND = math.radians(20)
"""All rotors face the wind."""


def build(job):
    """Args: none."""
    random = np.random.default_rng(6)
    build_ship(job, random)
    white = plain("turbine white", srgb("#a3a4a6"), 0.45)
    yellow = plain("transition piece", srgb("#cf971a"), 0.5)
    turbines = [_build_turbine(white, yellow, phase) for phase in (10, 47, 83)]
    firsts = [turbine.place((0, -20000, 0)) for turbine in turbines]
    for x, y in _farm():
        copy_assembly(firsts[random.integers(len(firsts))], (x, y, 0), WIND)
    outdoors.add_sea(wake.foam, wake.raise_waves, fine=job.width > 1000)
    outdoors.set_daylight(24, 215, 0.12, 0.4, dust=0.9)
    outdoors.add_clouds(0.6, (1, 0.97, 0.94), 6.0, 1.6, 2.2, 0.2, 0.8)
    outdoors.tint_sky((0.92, 0.98, 1.10))
    set_camera(CAMERA, (-30, 30, 60), 106, None, shift=(0.02, 0.045))
    return outdoors.SEA_SHOT


def _farm():
    """Yields places of a rectangular grid that lie 2.5 to 5.2 km from the camera, in its direction."""
    for column in range(-9, 10):
        for row in range(0, 9):
            along, away = column * SPACING, row * SPACING
            x = along * math.cos(WIND) - away * math.sin(WIND)
            y = along * math.sin(WIND) + away * math.cos(WIND)
            distance = math.hypot(x - CAMERA[0], y - CAMERA[1])
            if NEAREST < distance < FARTHEST and y > CAMERA[1]:
                yield x, y


def _build_turbine(white, yellow, phase):
    with Assembly() as parts:
        lathe("monopile", [(3.4, -6), (3.4, 14), (3.2, 15)], [yellow], 48, 30)
        lathe("tower", [(2.7, 15), (1.7, HUB - 2), (0, HUB - 2)], [white], 48, 30, holding=0.5)
        aft = (-math.pi / 2, 0, 0)
        nacelle = [(0, -5.5), (1.6, -5.3), (2.0, -3.5), (2.1, 2), (1.9, 6.2), (1.2, 7.2), (0, 7.4)]
        lathe("nacelle", nacelle, [white], 40, location=(0, 1.2, HUB), turn=aft)
        hub = [(0, -1.9), (0.9, -1.6), (1.6, -0.6), (1.75, 0.8), (1.6, 1.8), (0, 1.9)]
        lathe("hub", hub, [white], 40, location=(0, -5.6, HUB), turn=aft)
        for k in range(3):
            blade = _build_blade(white)
            blade.location = (0, -5.6, HUB)
            blade.rotation_euler = (0, math.radians(phase + 120 * k), 0)
    return parts


def _build_blade(white):
    """A tapered, twisted blade along +z; its thick edge leads."""
    sections, steps = 18, 16
    vertices = []
    for i in range(sections + 1):
        t = i / sections
        chord = (
            2.2 + 2.4 * math.sin(min(t / 0.22, 1) * math.pi / 2)
            if t < 0.22
            else 4.6 * (1 - (t - 0.22) / 0.78) ** 0.85 + 0.35
        )
        thick = (1.1 if t < 0.05 else 0.16 * chord + 0.25 * (1 - t)) * 0.9
        twist = math.radians(16 * (1 - t) ** 1.5)
        for a in angles(steps):
            u, v = chord * (0.5 * math.cos(a) - 0.15), thick * 0.5 * math.sin(a)
            x = u * math.cos(twist) - v * math.sin(twist)
            y = u * math.sin(twist) + v * math.cos(twist)
            vertices.append((x, y, 1.2 + t * BLADE))
    faces = ring_faces(np.arange(len(vertices)).reshape(-1, steps))
    return mesh("blade", vertices, faces, [white], True, 60)
