"""A glass crystallising dish filled with powder, a steel spatula beside it."""

import math

import numpy as np

import grains
from materials import brushed_steel, plain, srgb
from shapes import box, rod, rounded_profile
from studio import Shot, set_camera, set_stage
from tableware import empty_vessel, slate

RADIUS, HEIGHT, WALL = 0.055, 0.042, 0.0022
BOARD = 0.008


def build(job):
    slate(0.255, 0.19, BOARD, (0.01, 0.0, 0), math.radians(-9))
    outer = rounded_profile([(0, 0.0004), (RADIUS, 0), (RADIUS, HEIGHT)], [0, 0.006, 0])
    inner = rounded_profile(
        [(0, WALL), (RADIUS - WALL, WALL), (RADIUS - WALL, HEIGHT)], [0, 0.005, 0]
    )
    rim = [
        (RADIUS + 0.0004, HEIGHT + 0.0006),
        (RADIUS - WALL / 2, HEIGHT + 0.0014),
        (RADIUS - WALL + 0.0002, HEIGHT + 0.0006),
    ]
    empty_vessel("dish", outer, inner, rim, (0, 0, BOARD))
    _powder(RADIUS - WALL - 0.0004)
    _spatula()
    set_stage(0.19, centre=(0, 0, 0.16), key=0.6, rim=0.75, top=0.6)
    set_camera((-0.05, -0.60, 0.235), (0.004, 0.0, 0.024), 84, 8, (0, -0.04, 0.04))
    return Shot(exposure=0.0, bounces=16, transmission_bounces=14, denoise_strength=0.5)


def _powder(radius):
    """A body of powder, heaped above the rim, that touches the glass all round."""
    white = plain("powder", srgb("#dededb"), 1.0, specular=0.05)
    fine = white.noise(1400, 4)
    lumps = white.noise(220, 4, roughness=0.6)
    white.drive(white.bump(fine, 0.5, 0.0007, white.bump(lumps, 0.7, 0.002)), "Normal")
    rings, segments = 110, 220
    rng = np.random.default_rng(2)
    ripples = [(rng.uniform(150, 900), rng.uniform(0, 6.3), rng.uniform(0, 6.3)) for _ in range(50)]
    vertices = [(0, 0, BOARD + WALL + 0.0003)]
    for i in range(segments):
        a = 2 * math.pi * i / segments
        vertices.append(
            ((radius - 0.004) * math.cos(a), (radius - 0.004) * math.sin(a), BOARD + WALL + 0.0003)
        )
    for i in range(segments):
        a = 2 * math.pi * i / segments
        vertices.append((radius * math.cos(a), radius * math.sin(a), BOARD + WALL + 0.005))
    for ring in range(rings + 1):
        r = radius * (1 - ring / rings)
        for i in range(segments):
            a = 2 * math.pi * i / segments
            x, y = r * math.cos(a), r * math.sin(a)
            rough = sum(
                math.sin(k * (x * math.cos(d) + y * math.sin(d)) + p) / k for k, d, p in ripples
            )
            # A spoon has taken a hollow out of the front right.
            hollow = 0.011 * math.exp(-(((x - 0.018) / 0.013) ** 2) - (((y + 0.016) / 0.012) ** 2))
            lip = 0.0025 * math.exp(-(((math.hypot(x - 0.018, y + 0.016) - 0.019) / 0.005) ** 2))
            heap = 0.017 * (1 - (r / radius) ** 1.5)
            height = BOARD + HEIGHT - 0.0065 + heap + rough * 0.07 - hollow + lip
            vertices.append((x, y, height))
    faces = [(0, 1 + (i + 1) % segments, 1 + i, 1 + i) for i in range(segments)]
    for row in range(rings + 2):
        low, high = 1 + row * segments, 1 + (row + 1) * segments
        faces += [
            (low + i, low + (i + 1) % segments, high + (i + 1) % segments, high + i)
            for i in range(segments)
        ]
    grains.array_mesh("powder", np.array(vertices), np.array(faces), [white], True)
    crumbs = grains.around_heap(0.058, 0.006, 0.0002, BOARD)
    grains.scatter("dust", grains.block(), white, 260, crumbs, (0.0002, 0.0007), 5)


def _spatula():
    """A flat steel spatula with a little powder on its blade, lying on the board."""
    steel = brushed_steel("spatula", (0.66, 0.67, 0.68, 1), 0.28, 900)
    turn = math.radians(66)
    axis = (math.cos(turn), math.sin(turn))
    start = (0.074, -0.058)
    at = lambda s, z: (start[0] + axis[0] * s, start[1] + axis[1] * s, BOARD + z)  # noqa: E731
    box(
        "blade",
        (0.042, 0.012, 0.0009),
        at(0.015, 0.0007),
        steel,
        0.0004,
        (0, math.radians(-1), turn),
    )
    rod("handle", at(0.034, 0.0022), at(0.125, 0.0022), 0.0021, steel, 32, 0.001)
