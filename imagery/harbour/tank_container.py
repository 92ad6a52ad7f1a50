"""A 20-foot tank container (ISO tank): frame, clad shell, top fittings, bottom outlet, markings. Metres."""

import math

import numpy as np

from harbour.iso_frame import HEIGHT, LENGTH, WIDTH, build_corners, build_rails
from job import Print
from lettering import Sheet, save_bled, words_image
from materials import paint, plain, printed, srgb, zinc
from shapes import ALONG_X, Assembly, angles, beam, box, cylinder, grid_faces, lathe, mesh
from shapes import flat_plate, polar, ring, rod, tube

LESSOR_INK = "#1d3f63"
RADIUS = 1.10
SHELL = 5.20
"""Length of the straight shell."""
DISH = 0.27
"""How far the middle of an end stands out."""
AXIS = 1.40
"""Height of the shell's axis."""
POST = 0.15
BANDS = (-2.6, -1.42, 1.42, 2.6)
"""Places along the shell of the bands that hold the cladding; lettering stands between them."""
NEXT_TO_BANDS = 2.01
"""The middle of the sheets between the outer bands."""


class TankPaints:
    """The paints of one tank: the frame's colour, and `shell`, white cladding or bare steel."""

    def __init__(self, frame="#06224f", shell="white"):
        self.frame = paint("tank frame", srgb(frame), 0.38, 0.04, 9, 0.25, 3)
        self.cladding = (
            plain("steel cladding", (0.60, 0.61, 0.62, 1), 0.34, 1)
            if shell == "steel"
            else _cladding()
        )
        self.band = plain("cladding band", (0.52, 0.53, 0.54, 1), 0.3, 1)
        self.steel = zinc("tank fittings", (0.6, 0.62, 0.64, 1), 50, 0.93)
        self.black = plain("tank black", (0.02, 0.022, 0.025, 1), 0.5)
        self.yellow = plain("lever", srgb("#d99a12"), 0.45)


def _cladding():
    material = paint("cladding", srgb("#d4d3ce"), 0.34, 0.10, 1.2, 0.2, 4)
    dirt = material.noise(2.2, 6, (3, 1, 0.25), 0.7)
    colour = material.mix(material.remap(dirt, 0.5, 0.8, 0, 0.3), srgb("#d4d3ce"), srgb("#a39d92"))
    material.drive(colour, "Base Color")
    return material


def build_tank(job, number, paints):
    """One tank about the origin, its outlet end towards +x, lettered with one of the manifest's
    `numbers`. Returns the open assembly to `place`."""
    with Assembly() as parts:
        _build_shell(paints)
        _build_frame(paints)
        _build_top(paints)
        _build_outlet(paints)
        _build_ladder(paints)
        _letter(job, number)
    return parts


def _build_shell(paints):
    """Dished ends, cladding sheets under bands. Turned upright, then laid along x."""
    half, dish, steps = SHELL / 2, DISH, 12
    angles = [math.pi / 2 * k / steps for k in range(steps + 1)]
    profile = [(RADIUS * math.sin(a), -half - dish * math.cos(a)) for a in angles]
    for seam in BANDS[1:-1]:
        profile += [(RADIUS, seam - 0.004), (RADIUS - 0.002, seam), (RADIUS, seam + 0.004)]
    profile += [(RADIUS * math.sin(a), half + dish * math.cos(a)) for a in reversed(angles)]
    shell = lathe("shell", profile, [paints.cladding], 160, 30, holding=0.02)
    _lay(shell)
    for seam in BANDS:
        band = ring("band", RADIUS + 0.001, RADIUS + 0.005, -0.03, 0.03, paints.band, 160)
        _lay(band, seam)


def _lay(obj, x=0.0):
    obj.rotation_euler = ALONG_X
    obj.location = (x, 0, AXIS)


def _build_frame(paints):
    x, y = LENGTH / 2 - POST / 2, WIDTH / 2 - POST / 2
    steel = paints.frame
    build_corners(POST, steel, paints.black, (0.012, 0.014))
    build_rails(0.10, 0.15, 0.08, 0.10, steel, 0.01)
    build_rails(0.07, 0.09, 0.06, HEIGHT - 0.065, steel, 0.01)
    for end in (-1, 1):
        for side in (-1, 1):
            _braces(end, side, x, y, steel)
        for z in (0.10, HEIGHT - 0.085):
            box("cross member", (0.13, WIDTH - 0.3, 0.13), (end * x, 0, z), steel, 0.01)
        _skirt(end, paints)
    for along in (-1.55, 1.55):
        _saddle(along, steel)


def _braces(end, side, x, y, steel):
    """Struts from the posts to rails and skirt; every one ends inside another member."""
    inner = LENGTH / 2 - 0.30
    line = [(end * x, side * y, 0.95), (end * (inner - 0.62), side * (WIDTH / 2 - 0.08), 0.12)]
    tube("low strut", line, 0.04, steel)
    foot = (end * x, side * y, HEIGHT - 0.72)
    head = (end * (inner - 0.45), side * (WIDTH / 2 - 0.06), HEIGHT - 0.08)
    tube("high strut", [foot, head], 0.04, steel)
    for z, reach in ((0.10, 0.80), (HEIGHT - 0.085, -0.80)):
        foot, head = (end * x, side * (WIDTH / 2 - 0.1), z + reach), (end * x, side * 0.42, z)
        beam("corner brace", foot, head, 0.08, 0.08, steel)
    corners = ((0.15, 0.16), (0.15, 0.42), (0.42, 0.16))
    gusset = [(end * (x - 0.01), side * (WIDTH / 2 - inward), z) for inward, z in corners]
    mesh("gusset", gusset, [(0, 1, 2)], [steel], False)


def _skirt(end, paints):
    """The ring that carries the shell's end in the end frame, on four feet to the posts' corners."""
    skirt = ring("skirt", RADIUS * 0.93, RADIUS * 0.95, -0.17, 0.17, paints.frame, 96)
    _lay(skirt, end * (LENGTH / 2 - 0.27))
    for side in (-1, 1):
        for angle in (35, -35):
            y, z, _ = polar(RADIUS, math.radians(angle), 0)
            inner = (end * (LENGTH / 2 - 0.2), side * y * 0.93, AXIS + z * 0.93)
            outer = (end * (LENGTH / 2 - 0.09), side * (WIDTH / 2 - 0.1), AXIS + z * 1.05)
            beam("skirt foot", inner, outer, 0.14, 0.05, paints.frame)


def _saddle(along, steel):
    """Plates under the shell, standing on the bottom rails."""
    arc = [math.radians(-150 + 7.5 * step) for step in range(17)]
    points = [(math.cos(a) * RADIUS, AXIS + math.sin(a) * RADIUS) for a in arc]
    points += [(WIDTH / 2 - 0.12, 0.14), (-WIDTH / 2 + 0.12, 0.14)]
    count = len(points)
    vertices = [(along + t, y, z) for t in (-0.03, 0.03) for y, z in points]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh("saddle", vertices, faces, [steel], False)
    for y in (-0.5, 0.5):
        box("saddle foot", (0.16, 0.10, 0.16), (along, y * 2.2, 0.15), steel, 0.01)


def _build_top(paints):
    """Walkways on brackets, spill box with manlid, airline and relief valves."""
    crown = AXIS + RADIUS
    for side in (-1, 1):
        box("walkway", (4.9, 0.46, 0.035), (0, side * 0.72, HEIGHT - 0.05), paints.steel, 0.004)
        for along in np.linspace(-2.2, 2.2, 5):
            rise = math.sqrt(RADIUS**2 - 0.72**2)
            start = (along, side * 0.72, AXIS + rise - 0.03)
            end = (along, side * 0.72, HEIGHT - 0.06)
            beam("bracket", start, end, 0.05, 0.05, paints.steel)
    box("spill box", (1.5, 0.86, 0.16), (0.1, 0, crown + 0.01), paints.steel, 0.02)
    cylinder("manway", 0.27, 0.24, (-0.2, 0, crown + 0.03), paints.steel, 64, 0.01)
    cylinder("manlid", 0.30, 0.04, (-0.2, 0, crown + 0.12), paints.steel, 64, 0.012)
    for a in angles(8):
        at = (-0.2 + 0.31 * math.cos(a), 0.31 * math.sin(a), crown + 0.11)
        cylinder("swing bolt", 0.022, 0.12, at, paints.black, 16, 0.004)
    cylinder("relief valve", 0.09, 0.2, (0.45, 0.15, crown + 0.09), paints.steel, 32, 0.01)
    cylinder("airline valve", 0.06, 0.16, (0.45, -0.18, crown + 0.07), paints.black, 32, 0.01)


def _build_outlet(paints):
    """Foot valve, butterfly valve and blind flange under the dished end, lever to one side."""
    x, z = LENGTH / 2 - 0.34, 0.33
    cylinder("sump", 0.16, 0.3, (x - 0.1, 0, z + 0.16), paints.steel, 40, 0.02)
    cylinder("pipe", 0.055, 0.34, (x + 0.06, 0, z), paints.steel, 40, 0.005, ALONG_X)
    for along, radius in ((0.10, 0.11), (0.20, 0.12), (0.26, 0.11)):
        cylinder("flange", radius, 0.03, (x + along - 0.02, 0, z), paints.steel, 48, 0.005, ALONG_X)
    for a in angles(8, math.pi / 8):
        bolt = (x + 0.255, 0.095 * math.cos(a), z + 0.095 * math.sin(a))
        cylinder("bolt", 0.012, 0.05, bolt, paints.black, 12, 0.002, ALONG_X)
    line = [(x + 0.13, 0.02, z + 0.11), (x + 0.13, 0.06, z + 0.2), (x + 0.13, 0.30, z + 0.22)]
    tube("lever", line, 0.014, paints.yellow, corner=0.04)
    box("outlet guard", (0.05, 0.9, 0.06), (LENGTH / 2 - 0.1, 0, 0.20), paints.frame, 0.008)


def _build_ladder(paints):
    x = LENGTH / 2 - 0.035
    for y in (0.62, 0.98):
        rod("stile", (x, y, 0.16), (x, y, HEIGHT - 0.04), 0.02, paints.steel, 12)
    for z in np.arange(0.40, HEIGHT - 0.1, 0.3):
        rod("rung", (x, 0.62, z), (x, 0.98, z), 0.013, paints.steel, 12)
    tube("document holder", [(x - 0.02, -1.03, 1.5), (x - 0.02, -1.03, 1.9)], 0.05, paints.steel)
    box("data plate", (0.012, 0.26, 0.2), (x - 0.02, -0.95, 0.62), paints.steel, 0.003)


def _letter(job, number):
    """Lessor, contents, number, placards and orange panel on both flanks; the last two on both ends too."""
    prints = job.prints
    placards = job.prints_from("placard")
    contents, number = prints["contents"], prints[f"number-{number}"]
    words = words_image("halvorline", 160, LESSOR_INK, width=100)
    lessor = Print(save_bled(words, job.texture("lessor"), LESSOR_INK), words.width, words.height)
    masses = _masses(job)
    for side in (-1, 1):
        _on_shell(lessor, side, 0, 0.42, 1.5)
        _on_shell(contents, side, 0, -0.22, min(contents.width * 1.5, 2.6))
        _on_shell(number, side, NEXT_TO_BANDS, 0.66, 0.95)
        _on_shell(masses, side, -NEXT_TO_BANDS, 0.64)
        for index, placard in enumerate(placards):
            # One placard in the middle of its sheet, two side by side, a third on the other sheet.
            row = placards[:2]
            step = (index - (len(row) - 1) / 2) * 0.40
            x = NEXT_TO_BANDS + step if index < 2 else -NEXT_TO_BANDS
            _on_shell(placard, side, x, 0.22)
        if "panel" in prints:
            _on_shell(prints["panel"], side, NEXT_TO_BANDS, -0.16)
    holder = plain("placard holder", srgb("#878d8f"), 0.6)
    for end in (-1, 1):
        # The law asks for the name on both flanks; on the ends there is room for a short one.
        if contents.width < 0.9:
            _hold(contents, end, -0.12, 0.86, holder)
        _hold(number, end, -0.08, 1.92, holder, 0.66 / number.width)
        for index, placard in enumerate(placards):
            _hold(placard, end, 0.25 - 0.40 * index, 1.42, holder)
        if "panel" in prints:
            _hold(prints["panel"], end, 0.25, 1.10, holder)


def _masses(job):
    """The largest gross mass, the tare and the capacity of the tank, lettered on its cladding."""
    sheet = Sheet(840, 220, 2, None)
    for row, words in enumerate(("MAX GROSS   36,000 KG", "TARE   3,740 KG", f"CAPACITY   {job.tank_litres:,} L")):
        sheet.text(0, 60 + 75 * row, words, 48, weight=700)
    file = job.texture("masses")
    sheet.image.save(file)
    return Print(str(file), 0.84, 0.22)


def _on_shell(sticker, side, x, up, width=None):
    """A sticker on one flank: `x` to the right of its middle, `up` along the round from the axis."""
    width = width or sticker.width
    height = width * sticker.height / sticker.width
    radius, steps = RADIUS + 0.008, 24
    vertices, uv = [], []
    for j in (0, 1):
        along = -side * (x + width * (j - 0.5))
        for i in range(steps + 1):
            a = (up + height * (i / steps - 0.5)) / radius
            vertices.append((along, side * radius * math.cos(a), AXIS + radius * math.sin(a)))
            uv.append((j, i / steps))
    material = printed("lettering", sticker.file, 0.8, 0, True, 0)
    letters = mesh("lettering", vertices, grid_faces(2, steps + 1), [material], True, 60, uv)
    letters.visible_shadow = False


def _hold(sticker, end, y, z, holder, scale=1.0):
    """A sticker on a plate on two studs before the dished end; `y` to the right as one faces it."""
    width, height = sticker.width * scale, sticker.height * scale
    nearest = math.hypot(max(0, abs(y) - width / 2), max(0, abs(z - AXIS) - height / 2))
    x = end * (SHELL / 2 + DISH * math.sqrt(1 - (nearest / RADIUS) ** 2) + 0.018)
    box("holder", (0.008, width + 0.02, height + 0.02), (x, end * y, z), holder, 0.002)
    for across in (y - width * 0.4, y + width * 0.4):
        rod("stud", (x, end * across, z), (x - end * 0.3, end * across, z), 0.012, holder, 12)
    # Matt: the end is seen aslant, where a sheen would wash the print out.
    print_ = printed("lettering", sticker.file, 0.8, 0, True, 0)
    flat_plate("sticker", width, height, print_, (x + end * 0.005, end * y, z), (0, 0, end * math.pi / 2))
