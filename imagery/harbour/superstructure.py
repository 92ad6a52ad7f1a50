"""Accommodation block, bridge, masts, lifeboats and funnel of the container ship."""

import math

import numpy as np

from harbour.hull import BEAM, FREEBOARD
from materials import glow, plain, srgb
from shapes import angles, beam, box, cylinder, lathe, mesh, ring_faces, sphere, tube

BLOCK_X = -92.0
FUNNEL_X = -111.0
DECK_PITCH = 3.0
DECKS = 9
BLOCK_LENGTH, BLOCK_WIDTH = 13.0, 31.0
BRIDGE_Z = FREEBOARD + DECKS * DECK_PITCH


class ShipPaints:
    """The few paints of everything above deck."""

    def __init__(self, lit):
        self.white = _streaked_white()
        self.grey = plain("deck grey", srgb("#5d646b"), 0.55)
        self.buff = plain("buff", srgb("#8b6a45"), 0.55)
        self.green = plain("deck green", srgb("#2c4a3f"), 0.7)
        self.black = plain("black", (0.012, 0.013, 0.015, 1), 0.4)
        self.orange = plain("lifeboat orange", srgb("#d64a12"), 0.4)
        self.red = plain("funnel band", srgb("#8f2318"), 0.4)
        self.glass = plain("windows", (0.006, 0.012, 0.018, 1), 0.05, coat=0.6)
        self.lit_glass = glow("lit windows", srgb("#ffb967"), 1.6) if lit else self.glass


def _streaked_white():
    material = plain("ship white", srgb("#d9d7d0"), 0.42)
    streak = material.noise(0.5, 5, (1, 1, 0.12), 0.65)
    weather = material.remap(streak, 0.5, 0.8, 0, 0.35)
    material.drive(material.mix(weather, srgb("#d9d7d0"), srgb("#a79a88")), "Base Color")
    return material


def around(x, half_x, half_y, z):
    """A closed line at a height, round a rectangle whose middle is (x, 0)."""
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))
    return [(x + a * half_x, b * half_y, z) for a, b in corners]


def railing(points, paint, height=1.1, posts=True):
    """Three rails on posts along a line of (x, y, z) points at deck level."""
    for up in (height, height * 0.68, height * 0.36):
        tube("rail", [(x, y, z + up) for x, y, z in points], 0.035, paint)
    if posts:
        for (xa, ya, za), (xb, yb, zb) in zip(points, points[1:]):
            count = max(1, round(math.hypot(xb - xa, yb - ya) / 1.5))
            for i in range(count + 1):
                t = i / count
                x, y, z = xa + (xb - xa) * t, ya + (yb - ya) * t, za + (zb - za) * t
                box("post", (0.05, 0.05, height), (x, y, z + height / 2), paint)


def build_accommodation(paints, random, lit):
    """Nine decks with windows and railed walkways, bridge with wings, monkey island, mast."""
    x, base = BLOCK_X, FREEBOARD
    for deck in range(DECKS):
        z = base + deck * DECK_PITCH
        width = BLOCK_WIDTH - (5.0 if deck >= 6 else 0)
        length = BLOCK_LENGTH - (2.0 if deck >= 6 else 0)
        box("house", (length, width, DECK_PITCH), (x, 0, z + DECK_PITCH / 2), paints.white, 0.12)
        if deck:
            _walkway(x, length, width, z, paints)
        _windows(x, length, width, z + 1.55, paints, random, lit)
    _outside_stairs(x, paints)
    _build_bridge(x, paints)
    _build_mast(x - 1.5, BRIDGE_Z + 4.4, paints)
    for side in (-1, 1):
        _build_lifeboat(x + 0.2, side * (BLOCK_WIDTH / 2 + 2.0), base + 11.2, side, paints)
        _build_provision_crane(x - 8.0, side * 12.5, base + 9, paints)


def _walkway(x, length, width, z, paints):
    half_x, half_y = length / 2 + 0.9, width / 2 + 1.3
    box("walkway", (2 * half_x, 2 * half_y, 0.16), (x, 0, z), paints.white, 0.03)
    railing(around(x, half_x * 0.99, half_y * 0.995, z + 0.05), paints.white)


def _windows(x, length, width, z, paints, random, lit):
    def pane():
        return paints.lit_glass if lit and random.random() < 0.35 else paints.glass

    for y in np.arange(-width / 2 + 1.6, width / 2 - 1.2, 2.1):
        for face in (-1, 1):
            box("frame", (0.10, 1.05, 1.15), (x + face * length / 2, y, z), paints.white, 0.02)
            box("window", (0.16, 0.8, 0.9), (x + face * length / 2, y, z), pane(), 0.03)
    for along in np.arange(-length / 2 + 1.5, length / 2 - 1.0, 2.1):
        for side in (-1, 1):
            box("window", (0.8, 0.16, 0.9), (x + along, side * width / 2, z), pane(), 0.03)


def _outside_stairs(x, paints):
    for side in (-1, 1):
        for deck in range(1, DECKS - 1):
            z = FREEBOARD + deck * DECK_PITCH
            y = side * ((BLOCK_WIDTH if deck < 6 else BLOCK_WIDTH - 5) / 2 + 0.75)
            direction = 1 if deck % 2 else -1
            start, end = (x - direction * 2.2, y, z + 0.1), (x + direction * 2.2, y, z + DECK_PITCH)
            beam("stair", start, end, 0.7, 0.12, paints.grey)
            for edge in (-0.36, 0.36):
                line = [(p[0], p[1] + edge, p[2] + 1.0) for p in (start, end)]
                tube("stair rail", line, 0.03, paints.white)


def _build_bridge(x, paints):
    z = BRIDGE_Z
    box("bridge deck", (11.0, BEAM + 1.0, 0.3), (x + 1.0, 0, z), paints.white, 0.05)
    box("wheelhouse", (8.5, 27.0, 3.2), (x + 1.2, 0, z + 1.7), paints.white, 0.15)
    box("bridge wings", (4.4, BEAM + 0.6, 1.25), (x + 2.6, 0, z + 0.7), paints.white, 0.1)
    for side in (-1, 1):
        at = (x + 2.6, side * (BEAM / 2 - 1.9), z + 1.7)
        box("wing cab", (4.2, 4.2, 3.2), at, paints.white, 0.12)
        _window_band(x + 2.6, side * (BEAM / 2 - 1.9), z + 2.15, 4.2, 4.2, paints)
        for y in (7.0, 15.0):
            start, end = (x + 2.5, side * y, z - 5.2), (x + 2.5, side * (y + 5.2), z - 0.1)
            beam("wing bracket", start, end, 0.4, 0.4, paints.white)
    _window_band(x + 1.2, 0, z + 2.15, 8.5, 27.0, paints)
    box("roof", (9.6, 28.4, 0.22), (x + 1.2, 0, z + 3.42), paints.white, 0.05)
    railing(around(x + 1.2, 4.6, 14, z + 3.5), paints.white)


def _window_band(x, y, z, length, width, paints):
    """A band of glass on all four sides, divided by mullions that lean out as a bridge's do."""
    box("band", (length + 0.08, width + 0.08, 1.25), (x, y, z), paints.glass, 0.02)
    for side in (-1, 1):
        for t in np.arange(-width / 2, width / 2 + 0.1, 1.45):
            box("mullion", (0.16, 0.13, 1.35), (x + side * length / 2, y + t, z), paints.white)
        for t in np.arange(-length / 2, length / 2 + 0.1, 1.4):
            box("mullion", (0.13, 0.16, 1.35), (x + t, y + side * width / 2, z), paints.white)


def _build_mast(x, z, paints):
    profile = [(0.9, 0), (0.75, 4), (0.45, 9.5), (0.2, 11.5), (0, 11.6)]
    lathe("mast", profile, [paints.white], 24, location=(x, 0, z - 1))
    for height, half in ((4.2, 3.2), (6.4, 2.2)):
        box("yard", (1.6, 2 * half, 0.16), (x + 0.4, 0, z + height), paints.white, 0.03)
        corners = ((x - 0.3, -half), (x + 1.1, -half), (x + 1.1, half))
        railing([(*corner, z + height) for corner in corners], paints.white, 0.9)
        cylinder("scanner base", 0.3, 0.7, (x + 0.8, 0, z + height + 0.4), paints.white, 20, 0.05)
        box("radar", (0.35, half * 1.25, 0.32), (x + 0.8, 0, z + height + 0.95), paints.white, 0.08)
    for y, height in ((-2.8, 7.6), (2.8, 8.4), (-1.4, 12.5), (1.4, 11.6)):
        cylinder("whip", 0.05, 5.0, (x, y, z + height), paints.white, 8)
    for y in (-9.0, 9.0, -5.5):
        cylinder("dome foot", 0.45, 1.4, (x + 1.0, y, z - 0.4), paints.white, 20)
        sphere("dome", 1.15, (x + 1.0, y, z + 1.1), paints.white, 4)


def _build_lifeboat(x, y, z, side, paints):
    """A totally enclosed lifeboat in gravity davits."""
    half = 4.2
    rings, steps = 25, 28
    vertices = []
    for i in range(rings):
        t = -1 + 2 * i / (rings - 1)
        full = (1 - abs(t) ** 2.6) ** 0.5
        tall = full * 0.85 + 0.15 * (abs(t) < 0.98)
        for angle in angles(steps):
            up = math.sin(angle) * (1.25 if math.sin(angle) < 0 else 1.35)
            vertices.append((t * half, math.cos(angle) * 1.45 * full, up * tall))
    faces = ring_faces(np.arange(len(vertices)).reshape(-1, steps))
    boat = mesh("lifeboat", vertices, faces, [paints.orange], True, 60)
    boat.location = (x, y, z)
    box("fender", (2 * half * 0.93, 3.0, 0.22), (x, y, z), paints.black, 0.1)
    box("conning hatch", (1.3, 1.4, 0.7), (x - 2.2, y, z + 1.45), paints.orange, 0.2)
    for along in (-3.0, 3.0):
        bend = ((2.0, -2.2), (1.9, 1.4), (0.2, 2.6), (0, 2.4))
        line = [(x + along, y - side * inward, z + up) for inward, up in bend]
        tube("davit", line, 0.2, paints.white, corner=0.8)
    box("boat deck", (11.5, 4.6, 0.2), (x, y - side * 0.3, z - 2.2), paints.grey, 0.03)
    for along in (-4, 4):
        start, end = (x + along, y - side * 2.2, z - 5.4), (x + along, y + side * 1.4, z - 2.3)
        beam("bracket", start, end, 0.3, 0.3, paints.white)


def _build_provision_crane(x, y, z, paints):
    profile = [(0.8, -9), (0.7, 4.0), (0.9, 4.2), (0.9, 5.4), (0, 5.5)]
    lathe("crane post", profile, [paints.white], 24, location=(x, y, z))
    beam("crane jib", (x, y, z + 4.8), (x - 0.5, y * 0.35, z + 5.6), 0.5, 0.7, paints.white)


def build_funnel(paints):
    """Engine casing and funnel with a band in the line's colour, uptakes on top."""
    x, base = FUNNEL_X, FREEBOARD
    box("casing", (14.0, 21.0, 15.0), (x, 0, base + 7.5), paints.white, 0.25)
    for side in (-1, 1):
        for row in range(3):
            for along in (-4.2, 0, 4.2):
                at = (x + along, side * 10.5, base + 4 + row * 3.4)
                box("louvre", (1.5, 0.1, 0.9), at, paints.grey, 0.03)
    railing(around(x, 6.9, 10.4, base + 15), paints.white)
    box("funnel", (9.5, 9.0, 17.5), (x, 0, base + 23.5), paints.buff, 0.9)
    box("funnel band", (9.54, 9.04, 3.4), (x, 0, base + 27.6), paints.red, 0.9)
    box("funnel top", (9.56, 9.06, 1.9), (x, 0, base + 31.5), paints.black, 0.9)
    uptakes = [(-1.6, side * 1.6, 0.75) for side in (-1, 1)]
    uptakes += [(1.4, side * 2.0, 0.5) for side in (-1, 1)]
    for along, across, radius in (*uptakes, (2.2, 0, 0.6)):
        cylinder("uptake", radius, 4.2, (x + along, across, base + 33.6), paints.black, 24, 0.06)
