"""A tank container on an Indian lorry between container stacks in the monsoon: Home. Metres.

args: `numbers` (one) and camera. The lorry stands along x, its cab towards +x; the middle of the
cab's rear wall is the origin.
"""

import math

import numpy as np

import outdoors
from harbour.containers import GAP, HEIGHT, LENGTH_40, WIDTH, ContainerYard
from harbour.quay import build_quay, lane_line
from harbour.tank_container import TankPaints, build_tank
from lettering import paint_flat, words_image
from materials import glow, paint, plain, srgb
from shapes import ALONG_X, ALONG_Y, box, cylinder, lathe, mesh, quad, tube
from studio import Haze, Shot, set_camera

HALF = 1.22
"""Half the breadth of the cab."""
DECK = 1.32
"""Height of the trailer's deck."""
LOW, BELT, TOP = (1.94, 0.80), (1.94, 1.72), (1.72, 2.72)
SIDE = [(1.86, 0.72), LOW, BELT, TOP, (1.56, 2.86), (0.06, 2.90), (0, 2.82), (0, 0.72)]
"""The cab seen from its right: x and z."""
PANE = [(0.42, 1.72), (1.76, 1.72), (1.60, 2.55), (0.42, 2.55)]
MIRROR = [(1.78, HALF, 2.5), (1.98, 1.48, 2.46), (1.98, 1.48, 1.95), (1.86, HALF, 1.9)]
GROOVES = [(r, side * 0.36 + x) for side in (-1, 0, 1) for r, x in ((0.52, -0.06), (0.5, -0.05), (0.5, 0.05), (0.52, 0.06))]
TYRE = [(0.29, -1), (0.46, -1), (0.515, -0.8), *GROOVES, (0.515, 0.8), (0.46, 1), (0.29, 1)]
HUB = [(0.30, -0.01), (0.27, -0.02), (0.25, -0.09), (0.12, -0.07), (0.10, 0.03), (0, 0.04)]
REAR = -9.36
SIGNS = (
    ("GOODS CARRIER", "#8e1f16", 0.13, 1.0),
    ("MH 46 XX 8235", "#111111", 0.062, 0.55),
)
"""Signs on the rear: words, colour of the letters, their height, and the height of the sign above the road."""


class Paints:
    """The paints of the lorry."""

    def __init__(self):
        self.orange = paint("cab", srgb("#b5480f"), 0.32, 0.08, 3, 0.4, 3)
        self.cream = plain("cab cream", srgb("#d9cfae"), 0.4, coat=0.3)
        self.red = plain("band", srgb("#8e1f16"), 0.4)
        self.dark = plain("rubber", (0.028, 0.028, 0.029, 1), 0.65)
        self.black = plain("arch", (0.002, 0.002, 0.002, 1), 0.9, specular=0)
        self.pane = plain("pane", (0.012, 0.016, 0.018, 1), 0.04, coat=1)
        self.chrome = plain("chrome", (0.7, 0.7, 0.7, 1), 0.2, 1)
        self.steel = plain("chassis", srgb("#31343a"), 0.55)
        self.yellow = plain("plate yellow", srgb("#d8a90c"), 0.45)
        self.lit = glow("rear lamp", (1, 0.05, 0.02, 1), 3)


def build(job):
    paints = Paints()
    _build_cab(paints)
    _build_rear(job, paints)
    for side in (-1, 1):
        _build_flank(paints, side)
    _build_trailer(paints)
    [number] = job.args["numbers"]
    build_tank(job, number, TankPaints("#7d2a1d")).place((-4.35, 0, DECK), math.pi)
    random = np.random.default_rng(3)
    yard = ContainerYard(job, random)
    for x in np.arange(-78, 50, LENGTH_40 + 0.5):
        for y in (11.5, 11.9 + WIDTH):
            for tier in range(int(random.integers(3, 6))):
                at = (x, y, HEIGHT / 2 + tier * (HEIGHT + GAP))
                yard.place(at, lettered=bool(random.random() < 0.25))
    build_quay(-240, 120, -60, 240, wet=0.47)
    for y in (-3.4, 4.6):
        lane_line(-240, 120, y, "#b9b9b2")
    outdoors.set_overcast(1.0)
    set_camera(**job.args["camera"], fstop=7, focus=(REAR, -1.2, 1.6))
    haze = Haze(26, 420, 0.75, (0.42, 0.46, 0.5), 0.8, 0.95)
    return Shot(exposure=0.6, bounces=7, indirect_clamp=5, haze=haze, glare=0.12, vignette=0.16)


def _build_cab(paints):
    """The cab's body with windscreen and side windows."""
    count = len(SIDE)
    ends = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    after = [(i + 1) % count for i in range(count)]
    walls = [(i, count + i, count + j, j) for i, j in enumerate(after)]
    vertices = [(x, y, z) for y in (-HALF, HALF) for x, z in SIDE]
    bevel = mesh("cab", vertices, ends + walls, [paints.orange], True, 40)
    bevel = bevel.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.045, 3
    for inset, out, material in ((0, 0.004, paints.dark), (0.04, 0.009, paints.pane)):
        rows = [
            (np.interp(z, (1.72, 2.72), (1.947, 1.727)), z) for z in (1.76 + inset, 2.64 - inset)
        ]
        (low_x, low), (high_x, high) = rows
        wide = 1.12 - inset
        corners = [(low_x + out, y, low) for y in (-wide, wide)]
        corners += [(high_x + out, y, high) for y in (wide, -wide)]
        quad("windscreen", corners, material)
        shape = [
            (x + math.copysign(inset, 1 - x), z + math.copysign(inset, 2 - z)) for x, z in PANE
        ]
        for side in (-1, 1):
            quad("side window", [(x, side * (HALF + out), z) for x, z in shape], material)


def _build_rear(job, paints):
    """Board, striped beam, number plate, lamps and mud flaps, and what the lorry is."""
    box("board", (0.03, 2.44, 0.24), (REAR, 0, 1.0), paints.cream, 0.01)
    box("beam", (0.1, 2.44, 0.2), (REAR, 0, 0.55), paints.cream, 0.02)
    for k in range(-5, 6):
        if abs(k) > 1:
            box("stripe", (0.11, 0.09, 0.17), (REAR, 0.19 * k, 0.55), paints.red, 0, (0.5, 0, 0))
    box("plate", (0.012, 0.64, 0.15), (REAR - 0.056, 0, 0.55), paints.yellow, 0.004)
    for side in (-1, 1):
        box("mud flap", (0.02, 0.6, 0.5), (REAR + 0.3, side * 0.94, 0.62), paints.dark, 0.01)
        for k, material in enumerate((paints.lit, paints.red, paints.yellow)):
            at = (REAR - 0.02, side * (1.1 - 0.17 * k), 0.79)
            box("lamp", (0.03, 0.14, 0.1), at, material, 0.02)
    for words, ink, height, z in SIGNS:
        image = words_image(words, 120, ink, weight=700, width=100)
        at = (REAR - 0.066 if z < 0.6 else REAR - 0.018, 0, z)
        paint_flat(job, words.replace(" ", "-"), image, ink, height, at, (0, 0, -math.pi / 2))


def _build_flank(paints, side):
    """Door, bands, mirror, step, lamps and wheels of one side."""
    y = side * (HALF + 0.003)
    for x, tall, z in ((0.36, 1.75, 1.66), (1.80, 0.86, 1.25)):
        box("door gap", (0.012, 0.01, tall), (x, y, z), paints.dark)
    box("cream band", (1.86, 0.008, 0.16), (0.96, y, 1.44), paints.cream)
    box("red band", (1.86, 0.010, 0.04), (0.96, y, 1.44), paints.red)
    box("handle", (0.16, 0.03, 0.03), (0.52, y, 1.58), paints.chrome, 0.01)
    box("step", (0.5, 0.2, 0.05), (0.2, side * 1.12, 0.56), paints.dark, 0.01)
    tube("arm", [(x, side * across, z) for x, across, z in MIRROR], 0.013, paints.dark, corner=0.06)
    box("mirror", (0.07, 0.2, 0.36), (1.98, side * 1.5, 2.2), paints.dark, 0.03)
    cylinder("arch", 0.59, 0.02, (0.98, side * 1.214, 0.57), paints.black, 64, 0, ALONG_Y)
    for x, across, width in (
        (0.98, 1.10, 0.3),
        *((x, 0.94, 0.56) for x in (-2.7, -5.7, -6.95, -8.2)),
    ):
        place, turn = (x, side * across, 0.52), (-side * math.pi / 2, 0, 0)
        tyre = [(r, z * width / 2) for r, z in TYRE]
        hub = [(r, width / 2 + z) for r, z in HUB]
        lathe("tyre", tyre, [paints.dark], 64, 40, location=place, turn=turn)
        lathe("hub", hub, [paints.red], 64, 40, location=place, turn=turn)


def _build_trailer(paints):
    """The tractor's frame behind the cab and a skeletal semi-trailer with three axles."""
    for y in (-0.45, 0.45):
        box("tractor rail", (6.0, 0.09, 0.26), (-1.2, y, 0.86), paints.steel, 0.01)
        box("trailer rail", (8.6, 0.14, 0.30), (-5.0, y, 1.14), paints.steel, 0.01)
    for x in (-1.45, -4.35, -7.25):
        box("bolster", (0.22, 2.44, 0.14), (x, 0, DECK - 0.08), paints.steel, 0.01)
    for side in (-1, 1):
        box("mudguard", (1.2, 0.56, 0.03), (-2.7, side * 0.94, 1.10), paints.dark, 0.01)
        at = (-0.95, side * 0.98, 0.68)
        cylinder("fuel tank", 0.29, 1.0, at, paints.chrome, 48, 0.03, ALONG_X)
        box("side guard", (1.5, 0.03, 0.12), (-4.2, side * 1.18, 0.72), paints.steel, 0.01)
        box("landing leg", (0.14, 0.14, 0.8), (-3.75, side * 0.62, 0.66), paints.steel, 0.01)
