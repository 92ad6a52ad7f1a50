"""A container numbered 404 where no gate has that number: the page that was not found. Metres."""

import math

import outdoors
from harbour.dry_container import WHITE, DryPaints, build_dry_container, corrugated
from harbour.quay import build_quay, lane_line
from lettering import paint_flat, words_image
from materials import glow, plain, srgb
from people.worker import Look, add_worker
from shapes import box, polar
from studio import Shot, area_light, set_camera

WALL_Y = 5.2
TURN = math.radians(-7)
GATES = ((-4.55, "403"), (4.55, "405"))
"""The middle of each gate, and its number."""


def build(job):
    """Args: none; the number is painted on the side."""
    number = (words_image("404", 300, WHITE), 1.15)
    build_dry_container(DryPaints(job, "#076e6a", number)).place((0, 0, 0.09), TURN)
    timber = plain("dunnage", srgb("#8a6a45"), 0.8, specular=0.2)
    for x in (-2.7, 2.7):
        box("dunnage", (0.12, 2.7, 0.09), polar(x, TURN, 0.045), timber, 0.006, (0, 0, TURN))
    _build_shed(job)
    build_quay(-60, 60, -40, 60, wet=0.72)
    lane_line(-60, 60, -3.1, "#c79a2b")
    add_worker(Look(suit="#22324e", vest="#c9440f", build="lean"), "walking", (5.0, 1.9, 0), -38, 1.74)
    outdoors.set_daylight(14, 203, 0.11, 0.42)
    outdoors.add_clouds()
    set_camera((5.2, -11.6, 1.75), (0.5, 0, 2.15), 38, None, shift=(0, 0.03))
    return Shot(exposure=0.22, bounces=6, indirect_clamp=4, glare=0.12, vignette=0.16)


def _build_shed(job):
    """A warehouse with a shut roller gate on each side of the container, numbered above."""
    sheet = plain("cladding sheet", srgb("#33506b"), 0.5, 0.2)
    corrugated(60, 7.4, sheet).location = (0, WALL_Y, 0)
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
