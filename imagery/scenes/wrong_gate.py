"""A container numbered 404 where no gate has that number: the page that was not found. Metres."""

import math

import outdoors
from harbour.dry_container import WHITE, DryPaints, build_dry_container, paint_on_side
from harbour.quay import build_quay, lane_line
from lettering import paint_flat, words_image
from materials import glow, plain, srgb
from people.worker import IN_ORANGE, add_worker
from shapes import Assembly, box, lathe, polar, rod, sphere
from studio import Shot, area_light, set_camera

WALL_Y = 5.2
TURN = math.radians(-7)
GATES = ((-4.55, "403"), (4.55, "405"))
"""The middle of each gate, and its number."""


def build(job):
    """Args: none; the number is painted on the side."""
    container = build_dry_container(DryPaints("#076e6a")).place((0, 0, 0.09))
    image = words_image("404", 300, WHITE)
    number = paint_on_side(job, image, "wrong-gate-number", 0.82, (0, 1.24))
    gull = _build_gull((-1.3, -0.35, 2.59))
    for part in (number, gull):
        part.parent = container
    container.rotation_euler = (0, 0, TURN)
    timber = plain("dunnage", srgb("#8a6a45"), 0.8, specular=0.2)
    for x in (-2.7, 2.7):
        box("dunnage", (0.12, 2.7, 0.09), polar(x, TURN, 0.045), timber, 0.006, (0, 0, TURN))
    _build_shed(job)
    build_quay(-60, 60, -40, 60, wet=0.72)
    lane_line(-60, 60, -3.1, "#c79a2b")
    add_worker(IN_ORANGE, "writing", (3.4, -3.4, 0), -45, 1.72)
    outdoors.set_daylight(14, 203, 0.11, 0.42)
    outdoors.add_clouds()
    set_camera((5.2, -11.6, 1.75), (0.5, 0, 2.15), 37, None)
    return Shot(exposure=0.22, bounces=6, indirect_clamp=4, glare=0.12, vignette=0.16)


def _build_shed(job):
    """A warehouse with a shut roller gate on each side of the container, numbered above."""
    sheet = plain("cladding sheet", srgb("#33506b"), 0.5, 0.2)
    sheet.ribs(0, 0.45, 0.6, 0.03)
    box("shed", (60, 8, 7.4), (0, WALL_Y + 4, 3.7), sheet)
    concrete = plain("plinth", srgb("#84867f"), 0.75, specular=0.2)
    box("plinth", (60.1, 8.1, 0.5), (0, WALL_Y + 4, 0.25), concrete, 0.02)
    gate = plain("gate", srgb("#b9bfc0"), 0.45, 0.2)
    gate.ribs(2, 0.11, 0.6, 0.014)
    frame = plain("gate frame", srgb("#12283f"), 0.5)
    lamp = glow("lamp", (1, 0.78, 0.5, 1), 6)
    for middle, number in GATES:
        box("gate", (4.2, 0.06, 4.4), (middle, WALL_Y - 0.06, 2.2), gate)
        for side in (-2.2, 2.2):
            box("jamb", (0.22, 0.16, 4.6), (middle + side, WALL_Y - 0.06, 2.3), frame, 0.01)
        box("lintel", (4.62, 0.24, 0.4), (middle, WALL_Y - 0.1, 4.6), frame, 0.02)
        box("board", (2.1, 0.04, 1.1), (middle, WALL_Y - 0.06, 5.55), frame, 0.01)
        image = words_image(number, 300, WHITE, width=88)
        paint_flat(job, f"gate-{number}", image, WHITE, 0.66, (middle, WALL_Y - 0.085, 5.55))
        box("lamp", (0.5, 0.16, 0.06), (middle, WALL_Y - 0.32, 6.28), lamp, 0.01)
        at, aim = (middle, WALL_Y - 0.4, 6.2), (middle, WALL_Y, 4.2)
        area_light("gate lamp", at, aim, 0.5, 45, (1, 0.78, 0.5))


def _build_gull(location):
    """A herring gull at rest on its feet."""
    white = plain("plumage", srgb("#e6e5e0"), 0.8, specular=0.1)
    grey = plain("mantle", srgb("#8b949b"), 0.8, specular=0.1)
    black = plain("wing tips", (0.012, 0.012, 0.014, 1), 0.7)
    yellow = plain("beak", srgb("#d99a1a"), 0.5)
    pink = plain("legs", srgb("#c98f86"), 0.6)
    with Assembly() as parts:
        body = sphere("body", 1, (0, 0, 0.235), white, 5)
        body.scale = (0.21, 0.088, 0.098)
        body.rotation_euler = (0, math.radians(14), 0)
        neck = sphere("neck", 1, (-0.155, 0, 0.315), white, 4)
        neck.scale = (0.062, 0.05, 0.085)
        neck.rotation_euler = (0, math.radians(-18), 0)
        head = sphere("head", 1, (-0.192, 0, 0.385), white, 4)
        head.scale = (0.058, 0.045, 0.047)
        beak = [(0.014, 0), (0.012, 0.03), (0.005, 0.062), (0, 0.066)]
        turn = (0, math.radians(-98), 0)
        lathe("beak", beak, [yellow], 16, location=(-0.243, 0, 0.380), turn=turn)
        for side in (-1, 1):
            wing = sphere("wing", 1, (0.055, side * 0.068, 0.258), grey, 4)
            wing.scale = (0.20, 0.032, 0.072)
            wing.rotation_euler = (0, math.radians(12), side * math.radians(-4))
            tip = sphere("wing tip", 1, (0.245, side * 0.035, 0.212), black, 4)
            tip.scale = (0.10, 0.014, 0.022)
            tip.rotation_euler = (0, math.radians(10), side * math.radians(-10))
            sphere("eye", 0.007, (-0.215, side * 0.038, 0.396), black, 3)
            rod("leg", (0.0, side * 0.035, 0.0), (0.01, side * 0.035, 0.16), 0.008, pink, 10)
    gull = parts.place(location, math.radians(200))
    gull.scale = (1.25, 1.25, 1.25)
    return gull
