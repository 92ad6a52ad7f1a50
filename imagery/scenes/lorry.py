"""A tank container on an Indian lorry between container stacks in the monsoon: Home. Metres.

The lorry stands along x, its cab towards +x, about the middle of its cab's rear wall.
"""

import math

import numpy as np

import outdoors
from harbour.containers import GAP, HEIGHT, LENGTH_40, WIDTH, ContainerYard
from harbour.crane import CranePaints, build_crane
from harbour.lights import Lamp
from harbour.quay import build_quay, lane_line
from harbour.tank_container import TankPaints, build_tank
from lettering import paint_flat, words_image
from materials import glow, paint, plain, srgb
from shapes import ALONG_Y, box, cylinder, lathe, mesh, quad, rod, sphere, tube
from studio import Haze, Shot, set_camera

HALF = 1.22
"""Half the breadth of the cab."""
SIDE = [(1.86, 0.72), (1.94, 0.80), (1.94, 1.72), (1.72, 2.72), (1.56, 2.86), (0.06, 2.90), (0, 2.82), (0, 0.72)]
"""The cab seen from its right: x and z."""
DECK = 1.32
"""Height of the trailer's deck."""
MARIGOLD, RED = "#d98310", "#8e1f16"


def build(job):
    """Args: camera."""
    [number] = job.args["numbers"]
    _build_cab(job)
    _build_chassis()
    build_tank(job, number, TankPaints("#7d2a1d")).place((-4.35, 0, DECK), math.pi)
    random = np.random.default_rng(3)
    yard = ContainerYard(job, random)
    for bay in range(-6, 4):
        for row in range(2):
            for tier in range(int(random.integers(3, 6))):
                at = (bay * (LENGTH_40 + 0.5) - 2, 11.5 + row * (WIDTH + 0.4))
                yard.place((*at, HEIGHT / 2 + tier * (HEIGHT + GAP)))
    crane = build_crane(CranePaints(Lamp("floodlight", "#ffe2b8", 25), Lamp("beacon", "#ff2a1c", 15)), 0.3, yard)
    crane.place((-95, 190, 0), math.pi)
    build_quay(-240, 120, -60, 240, wet=0.47)
    for y in (-3.4, 4.6):
        lane_line(-240, 120, y, "#b9b9b2")
    outdoors.set_overcast(1.0)
    set_camera(**job.args["camera"], fstop=7, focus=(1.9, -1.2, 1.6))
    haze = Haze(14, 330, 0.86, (0.42, 0.46, 0.5), 0.8, 0.95)
    return Shot(exposure=0.4, bounces=7, indirect_clamp=5, haze=haze, glare=0.12, vignette=0.16)


def _build_cab(job):
    orange = paint("cab", srgb("#b5480f"), 0.32, 0.08, 3, 0.4, 3)
    cream = plain("cab cream", srgb("#d9cfae"), 0.4, coat=0.3)
    dark, glass = plain("rubber", (0.015, 0.015, 0.016, 1), 0.6), plain("panes", (0.012, 0.016, 0.018, 1), 0.04, coat=1)
    chrome = plain("chrome", (0.7, 0.7, 0.7, 1), 0.2, 1)
    count = len(SIDE)
    vertices = [(x, y, z) for y in (-HALF, HALF) for x, z in SIDE]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(i, count + i, count + (i + 1) % count, (i + 1) % count) for i in range(count)]
    body = mesh("cab", vertices, faces, [orange], True, 40)
    body.modifiers.new("bevel", "BEVEL").width = 0.045
    body.modifiers["bevel"].segments = 3

    def front(z):
        return float(np.interp(z, (1.72, 2.72), (1.947, 1.727)))

    for low, high, wide, paint_, out in ((1.76, 2.64, 1.12, dark, 0.004), (1.80, 2.60, 1.07, glass, 0.009)):
        corners = [(front(z) + out, side * wide, z) for side, z in ((-1, low), (1, low), (1, high), (-1, high))]
        quad("windscreen", corners, paint_)
    rod("pillar", (front(1.8) + 0.01, 0, 1.8), (front(2.6) + 0.01, 0, 2.6), 0.018, dark, 8)
    for side in (-1, 1):
        y = side * (HALF + 0.003)
        for inset, material, out in ((0, dark, 0), (0.04, glass, 0.004)):
            shape = [(0.42 + inset, 1.72 + inset), (1.76 - inset * 1.6, 1.72 + inset), (1.60 - inset, 2.55 - inset), (0.42 + inset, 2.55 - inset)]
            quad("side window", [(x, y + side * out, z) for x, z in shape], material)
        for x in (0.36, 1.80):
            box("door gap", (0.012, 0.01, 1.75 if x < 1 else 0.86), (x, y, 1.66 if x < 1 else 1.25), dark)
        box("cream band", (1.86, 0.008, 0.16), (0.96, y, 1.44), cream)
        box("red band", (1.86, 0.010, 0.04), (0.96, y, 1.44), plain("band", srgb(RED), 0.4))
        box("handle", (0.16, 0.03, 0.03), (0.52, y, 1.58), chrome, 0.01)
        box("step", (0.5, 0.2, 0.05), (0.62, side * 1.12, 0.52), dark, 0.01)
        tube("mirror arm", [(1.78, side * HALF, 2.5), (1.98, side * 1.48, 2.46), (1.98, side * 1.48, 1.95), (1.86, side * HALF, 1.9)], 0.013, dark, corner=0.06)
        box("mirror", (0.07, 0.2, 0.36), (1.98, side * 1.5, 2.2), dark, 0.03)
        tube("tassel", [(1.98, side * 1.48, 1.94), (1.99, side * 1.48, 1.55)], 0.028, dark)
        for z, r, material in ((1.06, 0.115, chrome), (1.06, 0.098, glow("headlight", (1, 0.93, 0.78, 1), 5))):
            cylinder("lamp", r, 0.05, (1.95 + (0.115 - r), side * 0.86, z), material, 40, 0.01, (0, math.pi / 2, 0))
        box("indicator", (0.04, 0.09, 0.14), (1.95, side * 1.08, 1.06), glow("amber", srgb("#d06a08"), 0.4), 0.02)
        cylinder("arch", 0.63, 0.02, (0.98, side * 1.214, 0.56), dark, 64, 0, ALONG_Y)
        _wheel((0.98, side * 1.10, 0.52), side, 0.3)
    # The grille, the bumper with its stripes, the visor with the words that Indian lorries carry.
    box("grille", (0.03, 1.36, 0.46), (1.945, 0, 1.16), dark, 0.02)
    for k in range(5):
        box("slat", (0.03, 1.3, 0.03), (1.965, 0, 1.0 + 0.08 * k), chrome, 0.008)
    box("bumper", (0.22, 2.44, 0.32), (1.95, 0, 0.62), cream, 0.04)
    for k in range(-6, 7):
        box("stripe", (0.004, 0.09, 0.33), (2.062, 0.19 * k, 0.62), plain("band", srgb(RED), 0.4), 0, (0.5, 0, 0))
    box("visor", (0.26, 2.3, 0.30), (1.78, 0, 2.86), cream, 0.05)
    quarter = (0, 0, math.pi / 2)
    _sign(job, "GOODS CARRIER", RED, 0.13, (1.914, 0, 2.86), quarter)
    _sign(job, "ALL INDIA PERMIT", "#efe6c8", 0.062, (1.952, 0, 1.52), quarter)
    box("plate", (0.012, 0.52, 0.12), (2.07, 0, 0.62), plain("plate yellow", srgb("#d8a90c"), 0.45), 0.004)
    _sign(job, "MH 46 XX 0417", "#111111", 0.065, (2.078, 0, 0.62), quarter)
    _garland()
    for y in (-0.9, 0.9):
        rod("carrier post", (0.3, y, 2.9), (0.3, y, 3.1), 0.018, chrome, 8)
    tube("carrier", [(1.4, -0.9, 3.02), (0.2, -0.9, 3.1), (0.2, 0.9, 3.1), (1.4, 0.9, 3.02)], 0.018, chrome, corner=0.05)


def _sign(job, words, ink, height, at, turn):
    image = words_image(words, 120, ink, weight=700, width=100)
    paint_flat(job, words.lower().replace(" ", "-"), image, ink, height, at, turn)


def _garland():
    """Marigolds threaded over the grille, as drivers hang them."""
    kinds = [plain(f"marigold {k}", srgb(colour), 0.8) for k, colour in enumerate((MARIGOLD, "#c4560c"))]
    for k in range(61):
        t = k / 30 - 1
        ball = sphere("marigold", 0.036, (2.0, 0.82 * t, 1.40 - 0.20 * (1 - t * t)), kinds[k // 4 % 2], 3)
        ball.rotation_euler = (k, 2.1 * k, 0)


def _wheel(at, side, width):
    rubber = plain("tyre", (0.018, 0.018, 0.018, 1), 0.75)
    rim = plain("rim", srgb("#a8321a"), 0.5)
    half = width / 2
    tyre = [(0.29, -half), (0.46, -half), (0.515, -half + 0.05), (0.52, 0), (0.515, half - 0.05), (0.46, half), (0.29, half)]
    hub = [(0.30, half - 0.01), (0.27, half - 0.02), (0.25, half - 0.09), (0.12, half - 0.07), (0.10, half + 0.03), (0, half + 0.04)]
    turn = (-side * math.pi / 2, 0, 0)
    for profile, material in ((tyre, rubber), (hub, rim)):
        lathe("wheel", profile, [material], 64, 40, location=at, turn=turn)


def _build_chassis():
    """The tractor's frame behind the cab and a skeletal semi-trailer with three axles."""
    steel, dark = plain("chassis", srgb("#31343a"), 0.55), plain("flap", (0.02, 0.02, 0.02, 1), 0.7)
    for y in (-0.45, 0.45):
        box("tractor rail", (6.0, 0.09, 0.26), (-1.2, y, 0.86), steel, 0.01)
        box("trailer rail", (8.6, 0.14, 0.30), (-5.0, y, 1.14), steel, 0.01)
    for x in (-1.45, -4.35, -7.25):
        box("bolster", (0.22, 2.44, 0.14), (x, 0, DECK - 0.08), steel, 0.01)
    for x in (-2.7, -5.7, -6.95, -8.2):
        for side in (-1, 1):
            _wheel((x, side * 0.94, 0.52), side, 0.56)
    for side in (-1, 1):
        box("mudguard", (1.2, 0.56, 0.03), (-2.7, side * 0.94, 1.10), dark, 0.01)
        cylinder("fuel tank", 0.29, 1.0, (-0.95, side * 0.98, 0.68), plain("tank", (0.6, 0.6, 0.6, 1), 0.35, 1), 48, 0.03, (0, math.pi / 2, 0))
        box("side guard", (1.5, 0.03, 0.12), (-4.2, side * 1.18, 0.72), steel, 0.01)
        box("landing leg", (0.14, 0.14, 0.8), (-3.75, side * 0.62, 0.66), steel, 0.01)
    box("under-run", (0.1, 2.4, 0.12), (-9.2, 0, 0.55), steel, 0.01)
    cylinder("air horn", 0.04, 0.5, (0.6, 0.4, 3.0), dark, 16, 0.01, ALONG_Y)
