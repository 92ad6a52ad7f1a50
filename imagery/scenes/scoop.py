"""A stainless steel scoop full of needle-shaped crystals on a navy slate. args: none."""

import math

import numpy as np

import grains
from materials import brushed_steel
from shapes import grid_faces, mesh, thicken, tube
from studio import Shot, set_camera, set_stage
from tableware import BOARD, slate

LENGTH, RADIUS, SHEET = 0.115, 0.034, 0.0009
SIZES = (0.0019, 0.0032)


def build(job):
    slate()
    steel = brushed_steel("scoop steel", (0.62, 0.63, 0.64, 1), 0.24, 500)
    turn = math.radians(24)
    _bowl(steel, turn)
    _handle(steel, turn)
    _filling(grains.needle(0, 6), turn)
    set_stage(0.25, centre=(0, 0, 0.14), key=0.62, rim=0.75, top=0.7)
    set_camera((-0.16, -0.72, 0.36), (0.012, -0.004, 0.022), 105, 9, (-0.02, -0.03, 0.03))
    return Shot(exposure=0.0, bounces=10, denoise_strength=0.5)


def _turned(x, y, z, turn):
    c, s = math.cos(turn), math.sin(turn)
    return (x * c - y * s, x * s + y * c, z + BOARD)


def _section(along):
    """Half width and depth of the bowl's round at a place along it, 0 at the mouth, 1 at the back."""
    # The back closes in a quarter sphere, the mouth is cut slanting.
    closing = math.sqrt(max(0.0, 1 - max(0.0, (along - 0.72) / 0.28) ** 2))
    return RADIUS * closing


def _bowl(steel, turn):
    rows, columns = 60, 48
    vertices = []
    for i in range(rows + 1):
        along = i / rows
        radius = _section(along)
        # The mouth's edge sweeps forward at the bottom.
        for j in range(columns + 1):
            a = math.radians(-100 + 200 * j / columns)
            forward = 0.018 * (math.cos(a) * 0.5 + 0.5) * (1 - along) ** 2
            x = -LENGTH / 2 + LENGTH * along - forward
            y = radius * math.sin(a)
            z = RADIUS + SHEET - radius * math.cos(a) - (RADIUS - radius) * 0.35
            vertices.append(_turned(x, y, z, turn))
    obj = mesh("bowl", vertices, grid_faces(rows + 1, columns + 1), [steel], True, 60)
    thicken(obj, SHEET, 0)


def _handle(steel, turn):
    back = LENGTH / 2 - 0.004
    line = ((back - 0.006, 0.030), (back + 0.02, 0.034), (back + 0.105, 0.030), (back + 0.112, 0.030))
    points = [_turned(x, 0, z, turn) for x, z in line]
    tube("handle", points, 0.0075, steel, corner=0.02, resolution=10)


def _filling(template, turn):
    """Grains inside the bowl up to a heaped surface, a spill before the mouth, strays on the board."""
    clear, dull = grains.crystal_materials()
    c, s = math.cos(turn), math.sin(turn)

    def surface(x, y):
        along = (x + LENGTH / 2) / LENGTH
        heap = 0.036 + 0.014 * np.sin(np.clip(along, 0, 1) * np.pi * 0.9 + 0.25)
        return (heap - 0.010 * (y / RADIUS) ** 2) * np.clip((along + 0.18) / 0.30, 0, 1) ** 0.8

    def inside(rng, count):
        x = rng.uniform(-LENGTH / 2 - 0.012, LENGTH / 2 - 0.006, count)
        along = np.clip((x + LENGTH / 2) / LENGTH, 0, 1)
        width = np.array([_section(a) for a in along]) - 0.003
        y = rng.uniform(-1, 1, count) * width
        top = surface(x, y)
        z = top - np.abs(rng.normal(0, 0.0022, count))
        floor = RADIUS - np.sqrt(np.maximum((RADIUS - 0.002) ** 2 - y * y, 0)) + 0.0012
        keep = z > floor
        x, y, z = x[keep], y[keep], z[keep]
        return np.stack([x * c - y * s, x * s + y * c, z + BOARD], 1)

    grains.scatter("dull", template, dull, 15000, inside, SIZES, 1, 0.5)
    grains.scatter("clear", template, clear, 9000, inside, (SIZES[0], SIZES[1] * 1.2), 2, 0.5)

    def spilled(rng, count):
        away = np.abs(rng.normal(0, 0.016, count))
        aside = rng.normal(0, 0.016, count)
        x = -LENGTH / 2 - 0.006 - away
        heap = np.exp(-((away / 0.014) ** 2) - ((aside / 0.016) ** 2))
        z = np.maximum(0.0012, 0.010 * heap * rng.uniform(0, 1, count))
        return np.stack([x * c - aside * s, x * s + aside * c, z + BOARD], 1)

    grains.scatter("spill", template, clear, 2600, spilled, SIZES, 3, 0.85)
