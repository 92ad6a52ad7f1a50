"""Upright storage tanks of a terminal, with stairs, handrails, nozzles and lettering. Metres."""

import math

import numpy as np

from lettering import Sheet, heading_font, painted, words_image
from materials import plain, printed, srgb, zinc
from shapes import Assembly, angles, box, curved_plate, cylinder, lathe, polar, rod, tube

INK = "#23282e"
COURSE = 2.4
"""Height of one ring of shell plates."""
STAIR_WIDTH = 0.8
STAIR_RISE = 0.22


class FarmPaints:
    """The paints of a tank farm."""

    def __init__(self):
        self.white = _weathered("tank white", "#d2d1cb", "#a79d8d")
        self.steel = zinc("gratings", (0.5, 0.52, 0.54, 1), 20)
        self.pipe = plain("pipe", (0.55, 0.57, 0.59, 1), 0.35, 1)
        self.yellow = plain("handrail yellow", srgb("#d19a1c"), 0.5)
        self.red = plain("foam main", srgb("#8c1d18"), 0.5)
        self.dark = plain("gauge mark", srgb("#15191f"), 0.6)
        self.concrete = _concrete()


def _weathered(name, clean, dirty):
    material = plain(name, srgb(clean), 0.5, specular=0.25)
    streak = material.noise(0.8, 6, (1, 1, 0.10), 0.65)
    colour = material.mix(material.remap(streak, 0.48, 0.8, 0, 0.4), srgb(clean), srgb(dirty))
    runs = material.noise(1.6, 7, (1, 1, 0.03), 0.7)
    colour = material.mix(material.remap(runs, 0.52, 0.72, 0, 0.6), colour, srgb("#6e5a43"))
    below_weld = material.math("FRACT", material.axes(material.coordinates())[2] / COURSE)
    drips = material.remap(material.noise(3.5, 5, (1, 1, 0.02), 0.7), 0.5, 0.66, 0, 0.75)
    colour = material.mix(drips * below_weld * below_weld, colour, srgb("#4f4236"))
    material.drive(colour, "Base Color")
    material.drive(material.bump(material.noise(0.35, 2), 0.10, 0.3), "Normal")
    return material


def _concrete():
    material = plain("concrete", srgb("#77797a"), 0.85, specular=0.2)
    grain = material.noise(1.4, 8, None, 0.65)
    material.drive(
        material.ramp(grain, [(0.3, srgb("#6d7071")), (0.7, srgb("#7d7f7d"))]), "Base Color"
    )
    material.drive(material.bump(material.noise(20, 5), 0.2, 0.01), "Normal")
    return material


def build_storage_tank(job, paints, radius, height, number, stair_from, face, contents=None):
    """A cone-roof tank about the origin; the returned assembly is to be placed.

    `stair_from` is where the spiral stair starts (radians); `face` is where its
    lettering looks (degrees); `contents` is what its board names.
    """
    with Assembly() as parts:
        lathe("shell", _profile(radius, height), [paints.white], 128, 30)
        profile = [(radius + 0.5, -1.0), (radius + 0.5, 0), (radius, 0.02)]
        lathe("footing", profile, [paints.concrete], 96, 30)
        _spiral_stair(paints, radius, height, stair_from)
        _roof_rail(paints, radius, height)
        _vent(paints, radius, height, math.radians(face + 12))
        _deluge_ring(paints, radius, height)
        _level_gauge(paints, radius, height, math.radians(face - 34))
        _nozzles(paints, radius, height, face)
        _lettering(job, radius, height, number, face)
        if contents:
            _contents_board(job, radius, height, number, face, contents)
    return parts


def _profile(radius, height):
    profile = [(radius + 0.08, 0), (radius + 0.08, 0.05), (radius, 0.06)]
    for k in range(1, int(height / COURSE) + 1):
        z = k * COURSE
        if z > height - 0.3:
            break
        weld = ((0, -0.03), (0.022, -0.02), (0.022, 0.02), (0, 0.03))
        profile += [(radius + out, z + up) for out, up in weld]
    rim = ((0, -0.1), (0.16, -0.1), (0.16, 0), (-0.05, 0))
    profile += [(radius + out, height + up) for out, up in rim]
    profile += [(radius * (1 - t / 10), height + radius * 0.12 * (t / 10)) for t in range(1, 10)]
    return [*profile, (0, height + radius * 0.12)]


def _spiral_stair(paints, radius, height, start):
    """Treads between two stringers, a handrail outside."""
    reach = radius + STAIR_WIDTH / 2 + 0.08
    count = int(height / STAIR_RISE)
    step_angle = 0.26 / reach
    angles = [start + k * step_angle for k in range(count + 1)]

    def spiral(r, up):
        return [polar(r, angle, k * STAIR_RISE + up) for k, angle in enumerate(angles)]

    for k, angle in enumerate(angles):
        place = polar(reach, angle, k * STAIR_RISE)
        box("tread", (STAIR_WIDTH, 0.25, 0.035), place, paints.steel, turn=(0, 0, angle))
    for edge in (-STAIR_WIDTH / 2, STAIR_WIDTH / 2):
        tube("stringer", spiral(reach + edge, -0.05), 0.07, paints.steel)
    for up in (0.55, 1.05):
        tube("handrail", spiral(reach + STAIR_WIDTH / 2, up), 0.028, paints.yellow)
    for k in range(0, count + 1, 5):
        foot, head = (
            polar(reach + STAIR_WIDTH / 2, angles[k], k * STAIR_RISE + up) for up in (0, 1.05)
        )
        rod("baluster", foot, head, 0.025, paints.yellow, 8)
        wall = polar(radius - 0.02, angles[k], k * STAIR_RISE - 0.5)
        edge = polar(reach + 0.3, angles[k], k * STAIR_RISE - 0.06)
        rod("bracket", wall, edge, 0.04, paints.steel, 8)


def _roof_rail(paints, radius, height):
    turn = angles(96)
    for up in (0.5, 1.05):
        line = [polar(radius - 0.1, a, height + up) for a in turn]
        tube("roof rail", line, 0.03, paints.yellow, closed=True)
    for a in turn[::3]:
        foot = polar(radius - 0.1, a, height)
        rod("roof post", foot, (foot[0], foot[1], height + 1.05), 0.03, paints.yellow, 8)


def _vent(paints, radius, height, angle):
    """A breather valve at the roof's edge: a flame arrester between flanges, and a hood."""
    profile = [(0.14, 0), (0.14, 0.8), (0.3, 0.8), (0.3, 0.86), (0.22, 0.88), (0.4, 1.05), (0.4, 1.3)]
    profile += [(0.22, 1.48), (0.3, 1.5), (0.3, 1.56), (0.2, 1.58), (0.2, 1.7), (0.48, 1.7), (0, 2.0)]
    x, y, _ = polar(radius - 1.1, angle, 0)
    lathe("vent", profile, [paints.steel], 32, 20, location=(x, y, height))


def _deluge_ring(paints, radius, height):
    """The ring of pipe under the roof's edge whose nozzles cool the shell in a fire."""
    turn = angles(96)
    reach, z = radius + 0.35, height - 0.45
    tube("deluge ring", [polar(reach, a, z) for a in turn], 0.07, paints.red, closed=True)
    for a in turn[::4]:
        rod("bracket", polar(radius, a, z), polar(reach, a, z), 0.03, paints.red, 8)
        rod("nozzle", polar(reach, a, z), polar(reach - 0.12, a, z - 0.2), 0.035, paints.steel, 8)


def _level_gauge(paints, radius, height, angle):
    """A float gauge: a white board with a mark at each metre, its pointer at the level."""
    turn = (0, 0, angle)
    low, high = 1.5, height - 1.0
    board = polar(radius + 0.10, angle, (low + high) / 2)
    box("gauge board", (0.05, 0.42, high - low), board, paints.white, 0, turn)
    for z in np.arange(low + 0.5, high, 1.0):
        box("mark", (0.07, 0.22, 0.09), polar(radius + 0.10, angle, z), paints.dark, 0, turn)
    pointer = polar(radius + 0.16, angle, low + 0.62 * (high - low))
    box("pointer", (0.07, 0.7, 0.16), pointer, paints.red, 0, turn)


def _nozzles(paints, radius, height, face):
    """Manhole, outlet with valve, level gauge and foam pipes on the side that is seen."""
    for offset, z, size in ((16, 1.0, 0.45), (-14, 0.7, 0.22), (-18, 0.7, 0.22)):
        a = math.radians(face + offset)
        rim = polar(radius + 0.45, a, z)
        cylinder("blind", size, 0.07, rim, paints.pipe, 32, 0.01, (0, math.pi / 2, a))
    for offset, material, r in ((26, paints.red, 0.08), (-28, paints.pipe, 0.06)):
        a = math.radians(face + offset)
        x, y = (radius + 0.25) * math.cos(a), (radius + 0.25) * math.sin(a)
        rod("riser", (x, y, 0), (x, y, height - 0.4), r, material, 16)
        cylinder("foam chamber", 2.4 * r, 0.8, (x, y, height - 0.9), material, 24, 0.04)
        for z in np.arange(1.5, height - 0.5, 3.0):
            rod("clip", (x, y, z), (x * 0.98, y * 0.98, z), 0.03, material, 8)


def _lettering(job, radius, height, number, face):
    sign = words_image(number, 300, INK, width=100)
    width = min(radius * 0.5, 6.0)
    rise = width * sign.height / sign.width / 2
    bottom, top = height * 0.72 - rise, height * 0.72 + rise
    material = painted(job, f"tank-{number}", sign, INK)
    half = width / radius / 2
    sign = curved_plate("tank sign", radius + 0.05, bottom, top, math.radians(face), half, material)
    sign.visible_shadow = False


def _contents_board(job, radius, height, number, face, contents):
    """A board with the tank's contents and volume, legible from the road."""
    board = Sheet(2000, 1000, 0.5)
    board.band(0, 330, INK)
    board.text(1000, 240, number, 150, "#f4f2ec", 700, heading_font, "ms")
    board.text(1000, 600, contents, 170, INK, 800, heading_font, "ms", 1840)
    volume = int(math.pi * radius**2 * height * 0.95 / 100) * 100
    board.text(1000, 860, f"{volume:,} m³", 130, INK, 600, heading_font, "ms")
    path = job.texture(f"contents-{number}")
    board.image.save(path)
    middle, half = math.radians(face), 1.35 / radius
    material = printed(f"contents {number}", path, 0.5, 0, specular=0.15)
    curved_plate("contents", radius + 0.12, 3.6, 4.95, middle, half, material)


def build_pipe_rack(paints, start, end, y, levels=(3.4, 4.8)):
    """Pipes on steel trestles along x."""
    width = 4.0
    tints = [paints.pipe, paints.white, paints.yellow, paints.pipe, paints.white]
    for level in levels:
        for i in range(5):
            at = (y - width / 2 + 0.4 + i * (width - 0.8) / 4, level + 0.25)
            rod("line", (start, *at), (end, *at), 0.16 if i % 2 else 0.22, tints[i], 24)
    for x in np.arange(start + 2, end, 9.0):
        for level in levels:
            box("beam", (0.3, width + 0.4, 0.3), (x, y, level - 0.12), paints.steel)
        for side in (-1, 1):
            at = (x, y + side * width / 2, levels[-1] / 2 - 1.0)
            box("trestle", (0.3, 0.3, levels[-1] + 2.0), at, paints.steel)
