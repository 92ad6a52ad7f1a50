"""A glass crystallising dish filled with powder, a steel spatula beside it."""

import itertools
import math

import numpy as np

import grains
from materials import brushed_steel, plain, srgb
from shapes import angles, grid_faces, mesh, polar, ring_faces, thicken
from studio import Shot, set_camera, set_stage
from tableware import BOARD, glass_tray, slate

RADIUS, HEIGHT, WALL = 0.055, 0.042, 0.0024


def build(job):
    slate()
    glass_tray(RADIUS, HEIGHT, BOARD)
    _powder(RADIUS - WALL - 0.0004)
    _spatula()
    set_stage(0.19, centre=(0, 0, 0.16), key=1.15, rim=1.1, top=0.28)
    set_camera((-0.10, -0.58, 0.31), (0.022, -0.024, 0.018), 97, 14, (0, -0.055, 0.03))
    return Shot(exposure=0.2, bounces=16, transmission_bounces=14)


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
    turn = angles(segments)
    vertices += [polar(radius - 0.004, a, BOARD + WALL + 0.0003) for a in turn]
    vertices += [polar(radius, a, BOARD + WALL + 0.005) for a in turn]
    for ring in range(rings + 1):
        r = radius * (1 - ring / rings)
        for a in turn:
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
    faces += ring_faces(np.arange(1, len(vertices)).reshape(-1, segments))
    grains.array_mesh("powder", np.array(vertices), np.array(faces), [white], True)
    _dust(white)


def _dust(white):
    """Crumbs close round the dish, and a little powder on the spatula's blade."""

    def on_blade(rng, count):
        along, across = rng.normal(0.016, 0.0045, count), rng.normal(0, 0.0018, count)
        x, y = SPATULA_AT[0] + along * AXIS[0], SPATULA_AT[1] + along * AXIS[1]
        top = 0.0052 * np.exp(-(((along - 0.016) / 0.008) ** 2) - (across / 0.0035) ** 2)
        z = BOARD + 0.0015 + top * rng.uniform(0.4, 1, count)
        return np.stack([x - across * AXIS[1], y + across * AXIS[0], z], 1)

    speck = grains.crystal([(n, 1) for n in itertools.product((-1, 1), repeat=3)])
    around = grains.around_heap(0.056, 0.004, 0.0001, BOARD)
    grains.scatter("crumb", speck, white, 260, around, (0.0001, 0.0003), 5)
    grains.scatter("taken", speck, white, 9000, on_blade, (0.0002, 0.0005), 6)


SPATULA_AT = (-0.004, -0.094)
SPATULA_TURN = math.radians(27)
AXIS = (math.cos(SPATULA_TURN), math.sin(SPATULA_TURN))
# Along the spatula in metres: half its width, and how high its middle lies above the board.
SPATULA = [
    (0.0, 0.0008, 0.0006), (0.0015, 0.0034, 0.0005), (0.006, 0.0050, 0.0004),
    (0.026, 0.0052, 0.0005), (0.036, 0.0036, 0.0022), (0.043, 0.0026, 0.0042),
    (0.060, 0.0024, 0.0050), (0.118, 0.0029, 0.0046), (0.128, 0.0034, 0.0045),
    (0.140, 0.0034, 0.0045), (0.1445, 0.0028, 0.0045), (0.1465, 0.0012, 0.0045),
]


def _spatula():
    """A spatula pressed from one steel sheet: a shallow blade that runs into a narrow handle."""
    steel = brushed_steel("spatula", (0.66, 0.67, 0.68, 1), 0.16, 900)
    places = np.linspace(0, SPATULA[-1][0], 160)
    known = np.array(SPATULA)
    half = _smooth(np.interp(places, known[:, 0], known[:, 1]), 5)
    lift = _smooth(np.interp(places, known[:, 0], known[:, 2]), 9)
    across = np.linspace(-1, 1, 13)
    vertices = []
    for s, w, z in zip(places, half, lift):
        # Hollow in the blade, rounded in the handle.
        hollow = np.interp(s, (0.018, 0.034, 0.06), (0.0018, 0, -0.0016))
        for c in across:
            x = SPATULA_AT[0] + AXIS[0] * s - AXIS[1] * w * c
            y = SPATULA_AT[1] + AXIS[1] * s + AXIS[0] * w * c
            vertices.append((x, y, BOARD + z + hollow * c * c + 0.0003))
    faces = grid_faces(len(places), len(across))
    obj = mesh("spatula", vertices, faces, [steel], True, 60)
    thicken(obj, 0.0009, 1)
    edge = obj.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.0003, 2


def _smooth(values, width):
    """A running mean that keeps both ends."""
    padded = np.pad(values, width // 2, mode="edge")
    return np.convolve(padded, np.ones(width) / width, "valid")
