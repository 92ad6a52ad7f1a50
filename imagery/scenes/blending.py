"""Jacketed stainless blending vessels in a plant hall: About. Metres."""

import math

import brand_colours
import numpy as np

from lettering import INK, Sheet, painted, sign_image
from materials import NAVY, TEAL, Material, brushed_steel, glow, paint, plain, printed
from materials import sealed_floor, srgb, zinc
from people.worker import Look, add_worker
from shapes import ALONG_Y, Assembly, angles, polar
from shapes import beam, box, curved_plate, cylinder, floor, lathe, quad, ring, rod, tube
from studio import Shot, area_light, set_camera, set_world

RADIUS, SHELL = 1.15, 2.7
FOOT = 1.05
"""Height of the lower tangent line."""
DECK_Z = 3.35
"""The working platform round the vessels' heads."""
SIGNS_AT = math.radians(-71)
SPACING = 3.5
COUNT = 4
EAST = 2.6
"""The platform's edge at the walkway; its columns stand clear of the vessels."""


class PlantPaints:
    """Materials of the hall."""

    def __init__(self):
        self.jacket = brushed_steel("jacket", (0.60, 0.61, 0.62, 1), 0.30, 18)
        self.polished = plain("polished steel", (0.68, 0.69, 0.70, 1), 0.16, 1)
        self.pipe = plain("pipe", (0.63, 0.64, 0.65, 1), 0.22, 1)
        self.grating = zinc("grating", (0.5, 0.52, 0.53, 1), 25)
        self.yellow = paint("handrail", srgb("#d59a15"), 0.4, 0.02, 6, 0.2)
        self.navy = paint("frame", NAVY, 0.4, 0.03, 6, 0.2)
        self.teal = paint("motor", TEAL, 0.35, 0.03, 6, 0.3)
        self.dark = plain("dark", (0.02, 0.022, 0.025, 1), 0.45)
        self.red = plain("valve wheel", srgb("#a1201a"), 0.4)
        self.blue = plain("water", srgb("#2a6d8f"), 0.4)


def build(job):
    """Args: none."""
    paints = PlantPaints()
    _build_hall()
    for k in range(COUNT):
        with Assembly() as vessel:
            _build_vessel(job, paints, f"B-{201 + k}")
        vessel.place((0, k * SPACING, 0))
    _build_platform(paints)
    _build_pipes(paints)
    _build_panel(paints)
    add_worker(Look(vest=None, build="lean"), "writing", (EAST + 0.95, 1.75, 0), -80, 1.72)
    _light()
    set_camera((3.2, -6.0, 1.75), (-0.2, 2.4, 2.05), 28, 5.6, (0.9, -0.3, 2.0), shift=(0.0, 0.03))
    return Shot(
        exposure=0.45, bounces=8, glossy_bounces=5, indirect_clamp=2.5, vignette=0.12, glare=0.1
    )


def _dished(radius, sign):
    angles = [math.pi / 2 * k / 14 for k in range(15)]
    return [(radius * math.sin(a), sign * 0.30 * math.cos(a)) for a in angles]


def _build_vessel(job, paints, number):
    low, high = FOOT, FOOT + SHELL
    bottom = [(r, low + z) for r, z in _dished(RADIUS - 0.03, -1)]
    top = [(r, high + z) for r, z in reversed(_dished(RADIUS - 0.03, 1))]
    lathe("vessel", [*bottom, *top], [paints.polished], 128, 30, holding=0.03)
    jacket = [(RADIUS - 0.03, low + 0.04), (RADIUS, low + 0.07)]
    seam_profile = ((0, -0.012), (0.006, 0), (0, 0.012))
    for seam in (0.9, 1.8):
        jacket += [(RADIUS - inset, low + seam + up) for inset, up in seam_profile]
    jacket += [(RADIUS, high - 0.22), (RADIUS - 0.03, high - 0.19)]
    lathe("jacket", jacket, [paints.jacket], 160, 30, holding=0.02)
    ring("flange", RADIUS - 0.03, RADIUS + 0.07, high - 0.05, high + 0.05, paints.polished)
    for a in angles(32):
        cylinder("bolt", 0.018, 0.16, polar(RADIUS + 0.04, a, high), paints.dark, 10, 0.003)
    for a in angles(4, math.pi / 4):
        x, y = (RADIUS - 0.12) * math.cos(a), (RADIUS - 0.12) * math.sin(a)
        rod("leg", (x, y, 0.02), (x, y, low + 0.35), 0.07, paints.polished, 32)
        cylinder("foot", 0.13, 0.03, (x, y, 0.015), paints.polished, 32, 0.005)
    _agitator(paints, high)
    _manway(paints, high)
    _outlet(paints, low)
    _instruments(job, paints, number, low)


def _agitator(paints, high):
    z = high + 0.28
    cylinder("nozzle", 0.2, 0.24, (0, 0, z), paints.polished, 48, 0.01)
    for up in (0.08, 0.2):
        cylinder("mount", 0.27, 0.035, (0, 0, z + up), paints.polished, 48, 0.006)
    for a in angles(4, 0.4):
        rod("lantern", polar(0.2, a, z + 0.2), polar(0.2, a, z + 0.55), 0.03, paints.navy, 16)
    rod("shaft", (0, 0, z), (0, 0, z + 0.6), 0.045, paints.polished, 24)
    cylinder("gearbox", 0.26, 0.34, (0, 0, z + 0.72), paints.teal, 48, 0.03)
    cylinder("motor", 0.19, 0.5, (0, 0, z + 1.14), paints.teal, 48, 0.02)
    for a in angles(28):
        box("fin", (0.05, 0.012, 0.4), polar(0.2, a, z + 1.13), paints.teal, 0, (0, 0, a))


def _manway(paints, high):
    x, y = 0.55, -0.35
    cylinder("manway", 0.25, 0.24, (x, y, high + 0.26), paints.polished, 48, 0.01)
    cylinder("cover", 0.28, 0.05, (x, y, high + 0.40), paints.polished, 48, 0.015)
    for a in angles(6):
        at = (x + 0.28 * math.cos(a), y + 0.28 * math.sin(a), high + 0.40)
        cylinder("clamp", 0.024, 0.14, at, paints.dark, 12, 0.004)
    for a, r in ((2.3, 0.07), (3.4, 0.05), (4.3, 0.05)):
        cylinder("nozzle", r, 0.3, polar(0.72, a, high + 0.30), paints.polished, 32, 0.005)
        cylinder("flange", r * 1.8, 0.03, polar(0.72, a, high + 0.45), paints.polished, 32, 0.005)


def _outlet(paints, low):
    cylinder("outlet", 0.08, 0.28, (0, 0, low - 0.38), paints.polished, 32, 0.005)
    for z in (low - 0.42, low - 0.48):
        cylinder("flange", 0.15, 0.03, (0, 0, z), paints.polished, 40, 0.005)
    cylinder("valve", 0.11, 0.16, (0, 0, low - 0.58), paints.teal, 32, 0.02)
    rod("lever", (0.1, 0, low - 0.55), (0.52, -0.1, low - 0.52), 0.016, paints.yellow, 16)
    drain = [(0, 0, low - 0.62), (0, 0, 0.24), (1.75, 0, 0.24)]
    tube("drain", drain, 0.07, paints.pipe, corner=0.16)


def _instruments(job, paints, number, low):
    a = math.radians(-52)
    reach, turn = (RADIUS + 0.06) * 1.08, (0, math.pi / 2, a)
    dial = plain("dial", srgb("#f2f0ea"), 0.4)
    for z in (low + 0.55, low + 1.95):
        rod("stem", polar(RADIUS, a, z), polar(reach, a, z), 0.018, paints.polished, 16)
        cylinder("gauge", 0.075, 0.05, polar(reach, a, z), paints.polished, 40, 0.008, turn)
        cylinder("dial", 0.06375, 0.006, polar(reach + 0.024, a, z), dial, 40, 0, turn)
        _scale(paints, 0.051, reach + 0.028, a, z)
    _sight_glass(paints, low)
    _nameplate(job, paints, number, low)
    ink = brand_colours.NAVY
    sign = sign_image(number, ink, (1330, 420), 10, 340, 390, 260)
    material = painted(job, f"vessel-{number}", sign, ink)
    bottom, top = low + 1.35 - 0.158, low + 1.35 + 0.158
    curved_plate("sign", RADIUS + 0.003, bottom, top, SIGNS_AT, 0.435, material)


def _scale(paints, size, reach, a, z):
    """The marks of a gauge's dial, and its needle at a third of the scale."""

    def on_dial(b, r):
        return polar(reach, a + r * math.cos(b) / reach, z + r * math.sin(b))

    for k in range(11):
        b = math.radians(225 - 27 * k)
        rod("tick", on_dial(b, size), on_dial(b, size * 1.18), 0.002, paints.dark, 6)
    b = math.radians(132)
    rod("needle", on_dial(b, -size * 0.25), on_dial(b, size * 0.95), 0.003, paints.red, 6)


def _sight_glass(paints, low):
    """Two round windows, one over the other, through which the level is watched."""
    pane = plain("sight glass", (0.012, 0.03, 0.035, 1), 0.05, coat=1)
    a = math.radians(-78)
    turn = (0, math.pi / 2, a)
    for z in (low + 0.62, low + 2.08):
        flange, window = polar(RADIUS + 0.02, a, z), polar(RADIUS + 0.057, a, z)
        cylinder("sight flange", 0.15, 0.07, flange, paints.polished, 48, 0.01, turn)
        cylinder("sight glass", 0.095, 0.006, window, pane, 48, 0, turn)
        for b in angles(8, math.pi / 8):
            side = a + 0.122 * math.cos(b) / RADIUS
            bolt = polar(RADIUS + 0.06, side, z + 0.122 * math.sin(b))
            cylinder("sight bolt", 0.014, 0.02, bolt, paints.dark, 6, 0.002, turn)


def _nameplate(job, paints, number, low):
    """The maker's plate: number, volume, permitted pressure and temperature."""
    sheet = Sheet(240, 160, 5, "#c9ccce")
    lines = (number, "Volume  11 m³", "PS  -1 / 3 bar", "TS  0 / 120 °C", "1.4404  2021")
    for k, line in enumerate(lines):
        sheet.text(14, 32 + k * 28, line, 15, INK, 700 if k == 0 else 500)
    path = job.texture(f"nameplate-{number}")
    sheet.image.save(path)
    material = printed(f"nameplate {number}", path, 0.35, 0)
    bottom, top = low + 0.98, low + 1.14
    curved_plate("nameplate", RADIUS + 0.006, bottom, top, SIGNS_AT, 0.12 / RADIUS, material)


def _build_platform(paints):
    """Grating round the heads on navy columns, yellow handrails, a stair at the near end."""
    west, east = -2.2, EAST
    south, north = -1.9, SPACING * (COUNT - 1) + 2.2
    wide, long, x, y = east - west, north - south, (west + east) / 2, (south + north) / 2
    inner = RADIUS + 0.25
    for k in range(COUNT + 1):
        y0 = south + 0.1 if k == 0 else (k - 1) * SPACING + inner
        y1 = k * SPACING - inner if k < COUNT else north
        box("deck", (2 * inner, y1 - y0, 0.05), (0, (y0 + y1) / 2, DECK_Z), paints.grating)
    for side, width in (((west - inner) / 2, -west - inner), ((east + inner) / 2, east - inner)):
        box("deck edge", (width, long, 0.05), (side, y, DECK_Z), paints.grating)
    for side in (west, east):
        box("edge beam", (0.12, long, 0.24), (side, y, DECK_Z - 0.12), paints.navy, 0.01)
        for along in np.linspace(south, north, 5):
            box("column", (0.16, 0.16, DECK_Z), (side, along, DECK_Z / 2), paints.navy, 0.01)
            box("base plate", (0.32, 0.32, 0.02), (side, along, 0.01), paints.navy)
    for end in (south, north):
        box("edge beam", (wide, 0.12, 0.24), (x, end, DECK_Z - 0.12), paints.navy, 0.01)
    box("toe board", (0.012, long, 0.12), (east, y, DECK_Z + 0.08), paints.yellow)
    box("toe board", (wide, 0.012, 0.12), (x, south, DECK_Z + 0.08), paints.yellow)
    corners = [(east, north), (east, south), (west, south), (west, north)]
    for up in (0.55, 1.05):
        line = [(*corner, DECK_Z + up) for corner in corners]
        tube("handrail", line, 0.022, paints.yellow, corner=0.1)
    for start, end in zip(corners, corners[1:]):
        for place in np.linspace(start, end, round(math.dist(start, end) / 1.3) + 1):
            rod("post", (*place, DECK_Z), (*place, DECK_Z + 1.05), 0.02, paints.yellow, 12)


def _build_pipes(paints):
    """Feed and utility lines over the platform, a collecting main along the floor."""
    length = SPACING * (COUNT - 1) + 5
    for x, z, r, tint in (
        (1.75, 0.24, 0.085, paints.pipe),
        (-1.6, 5.35, 0.09, paints.pipe),
        (-1.25, 5.35, 0.06, paints.blue),
        (-0.95, 5.35, 0.06, paints.pipe),
    ):
        rod("main", (x, -2.6 if z > 1 else -0.7, z), (x, length + 0.4, z), r, tint, 32)
    for along in (-0.72, -0.76):
        cylinder("flange", 0.16, 0.036, (1.75, along, 0.24), paints.polished, 40, 0.005, ALONG_Y)
    for a in angles(8, math.pi / 8):
        at = (1.75 + 0.125 * math.cos(a), -0.74, 0.24 + 0.125 * math.sin(a))
        cylinder("end bolt", 0.014, 0.13, at, paints.dark, 6, 0.002, ALONG_Y)
    for k in range(COUNT):
        y = k * SPACING
        top = FOOT + SHELL
        feed = [(-1.25, y + 0.5, 5.35), (-0.5, y + 0.5, 5.35), (-0.5, y + 0.54, top + 0.45)]
        tube("feed", feed, 0.05, paints.pipe, corner=0.16)
        steam = [
            (-1.6, y - 0.62, 5.35),
            (-1.6, y - 0.62, top - 0.4),
            (0.1 - RADIUS, y - 0.55, top - 0.4),
        ]
        tube("steam", steam, 0.045, paints.pipe, corner=0.12)
        box("pipe foot", (0.12, 0.08, 0.2), (1.75, y - 0.5, 0.1), paints.navy)
        _build_valve(paints).place((1.75, y + 0.75, 0.24))


def _build_valve(paints):
    """A valve in a pipe along y, and its wheel above."""
    with Assembly() as valve:
        for along in (-0.16, 0.16):
            cylinder("flange", 0.15, 0.035, (0, along, 0), paints.polished, 32, 0.005, ALONG_Y)
        cylinder("valve body", 0.12, 0.26, (0, 0, 0), paints.teal, 32, 0.02, ALONG_Y)
        rod("spindle", (0, 0, 0), (0, 0, 0.34), 0.018, paints.polished, 12)
        wheel = [polar(0.13, t, 0.34) for t in angles(24)]
        tube("wheel", wheel, 0.014, paints.red, closed=True)
        for first in (0, 6):
            rod("spoke", wheel[first], wheel[first + 12], 0.01, paints.red, 8)
    return valve


def _build_panel(paints):
    """A control cabinet at the first column, its cables in conduits."""
    x, y = EAST + 0.1, 2.1
    box("stand", (0.1, 0.1, 1.1), (x + 0.2, y, 0.55), paints.navy)
    box("foot", (0.34, 0.5, 0.03), (x + 0.2, y, 0.015), paints.navy, 0.005)
    steel = paint("cabinet", srgb("#6d767c"), 0.4, 0.05)
    box("cabinet", (0.24, 0.7, 0.85), (x + 0.18, y, 1.45), steel, 0.012)
    box("seam", (0.012, 0.68, 0.83), (x + 0.306, y, 1.45), paints.dark)
    box("door", (0.03, 0.7, 0.85), (x + 0.327, y, 1.45), steel, 0.012)
    for aside in (0.1, 0.18):
        rod("conduit", (x + aside, y - 0.22, 1.87), (x + aside, y - 0.22, DECK_Z), 0.016, paints.grating)


def _build_hall():
    floor("floor", (-9, -14), (9, 20), sealed_floor("#7f888c", "#989fa1", 0.9, 0.14, 0.32))
    stripe = plain("floor line", srgb("#c7961c"), 0.4)
    box("walkway line", (0.1, 34, 0.003), (EAST + 0.8, 3, 0.002), stripe)
    wall = Material("panel wall").set(base_color=srgb("#b9bfc2"), roughness=0.5)
    x, y, _ = wall.axes(wall.coordinates())
    groove = wall.math("SINE", (x + y) * (2 * math.pi / 1.1)) > 0.995
    wall.drive(wall.bump(groove, 0.6, 0.02), "Normal")
    for name, (xa, ya), (xb, yb) in (
        ("back", (-9, 20), (9, 20)),
        ("left", (-5.5, -14), (-5.5, 20)),
        ("right", (9, -14), (9, 20)),
    ):
        quad(name, [(xa, ya, 0), (xb, yb, 0), (xb, yb, 8), (xa, ya, 8)], wall)
    gate = plain("gate", srgb("#8d979d"), 0.45, 0.2)
    gate.ribs(2, 0.12, 0.5, 0.014)
    box("gate", (4.2, 0.1, 4.4), (6.0, 19.95, 2.2), gate)
    navy = plain("gate frame", srgb("#1d3454"), 0.5)
    box("gate frame", (4.7, 0.08, 4.65), (6.0, 19.97, 2.325), navy)
    for x0 in (-5.47, 8.97):
        box("skirting", (0.06, 34, 0.9), (x0, 3, 0.45), navy, 0.01)
    floor("roof", (-9, -14), (9, 20), plain("roof", srgb("#8f979b"), 0.6), 7.6)
    steel = plain("roof beam", srgb("#2a3d55"), 0.5)
    for y0 in range(-12, 21, 4):
        beam("rafter", (-9, y0, 7.3), (9, y0, 7.3), 0.18, 0.5, steel)
    pane = glow("window", srgb("#cfe4f7"), 2)
    for y0 in range(-12, 20, 4):
        box("window", (0.04, 3.2, 1.5), (-5.46, y0 + 2, 6.1), pane)
        for mullion in (-0.8, 0.8):
            box("mullion", (0.08, 0.08, 1.5), (-5.44, y0 + 2 + mullion, 6.1), steel)


def _light():
    set_world((0.75, 0.85, 1, 1), 0.10)
    tubes = glow("strip light", (1, 0.95, 0.88, 1), 5)
    for y in range(-8, 19, 4):
        for x in (-2.4, 2.6):
            box("strip light", (0.16, 2.2, 0.06), (x, y, 6.9), tubes)
            area_light("strip", (x, y, 6.8), (x, y, 0), 0.4, 60, (1, 0.95, 0.88), 2.4)
    area_light("window wash", (-5.2, 3, 6.0), (1, 3, 1.5), 22, 520, (0.78, 0.88, 1), 1.6)
    area_light("gate", (7.5, -9, 3.5), (0, 0, 2.0), 5, 650, (1, 0.93, 0.84), 5)
