"""210-litre tight-head steel drums: chimes, rolling hoops, ribs, bungs, label.

args: `body` (navy or zinc), `arrangement` (trio, left pair, right pair; label: one from near), `turn`.
"""

import math

from drums import show_drums
from materials import NAVY, TEAL, paint, plain, zinc
from shapes import Assembly, box, lathe, ring
from stickers import emboss, stick_round

RADIUS = 0.286
HEIGHT = 0.88
LABEL_CENTRE = 0.44
DIAMOND_CENTRE = 0.188
"""Between the lower ribs and the lower hoop."""
HOOP_HEIGHTS = (HEIGHT / 3, 2 * HEIGHT / 3)
BANDS = ((0.160, 0.210), (0.672, 0.722))

ARRANGEMENTS = {
    "label": (),
    "left pair": (((-0.72, 0.34, 0), 14),),
    "right pair": (((0.78, 0.34, 0), -36),),
    "trio": (((-0.80, 0.70, 0), 24), ((0.64, 0.36, 0), -22)),
}
CAMERAS = {
    "label": ((0.36, -1.34, 0.64), (-0.01, -0.26, 0.445), 92),
    "left pair": ((0.9, -4.4, 1.30), (-0.30, 0.1, 0.46), 92),
    "right pair": ((-1.4, -4.3, 1.22), (0.32, 0.02, 0.46), 92),
    "trio": ((0.15, -4.7, 1.30), (-0.05, 0.1, 0.46), 83),
}


def build(job):
    with Assembly() as drum:
        build_drum(job, drum_paint(job.args.get("body", "navy")))
    return show_drums(job, drum, RADIUS, ARRANGEMENTS, CAMERAS)


def drum_paint(kind):
    if kind == "zinc":
        return zinc("zinc body", (0.47, 0.49, 0.51, 1), 210, 0.94)
    material = paint("enamel", NAVY, 0.19, 0.12, 6, 0.8)
    z = material.axes(material.coordinates())[2]
    stripes = [(z > low) * (z < high) for low, high in BANDS]
    material.drive(
        material.mix(material.math("ADD", *stripes, clamp=True), NAVY, TEAL), "Base Color"
    )
    return material


def _profile():
    """From the middle of the bottom, over both chimes, to the middle of the head."""

    def arc(cx, cz, r, start, end, steps):
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        return [(cx + r * math.cos(a), cz + r * math.sin(a)) for a in angles]

    def hoop(z):
        out, half = 0.016, 0.022
        swell = [
            (RADIUS - 0.001 + out * math.sin(math.pi * t / 12) ** 1.2, z - half + 2 * half * t / 12)
            for t in range(13)
        ]
        below = [(RADIUS - 0.001, z - half - 0.012), (RADIUS, z - half - 0.006)]
        above = [(RADIUS, z + half + 0.006), (RADIUS - 0.001, z + half + 0.012)]
        return [*below, *swell, *above]

    def rib(z):
        swell = [
            (RADIUS - 0.001 + 0.0035 * math.sin(math.pi * t / 6) ** 1.2, z - 0.008 + 0.016 * t / 6)
            for t in range(7)
        ]
        return [(RADIUS - 0.001, z - 0.012), *swell, (RADIUS - 0.001, z + 0.012)]

    profile = [(0, 0.02), (RADIUS - 0.02, 0.02), (RADIUS - 0.012, 0.012)]
    profile += arc(RADIUS + 0.001, 0.008, 0.008, -180, 90, 10)
    profile += [(RADIUS - 0.001, z) for z in (0.022, 0.03, 0.045)]
    for z in (0.075, 0.105):
        profile += rib(z)
    for z in HOOP_HEIGHTS:
        profile += hoop(z)
    for z in (0.745, 0.775, 0.805):
        profile += rib(z)
    profile += [(RADIUS - 0.001, z) for z in (0.83, 0.85, 0.86)]
    profile += arc(RADIUS + 0.001, HEIGHT - 0.008, 0.0085, -90, 180, 12)
    # The head's distances from the wall and from the drum's top.
    groove = ((0.0085, 0.02), (0.012, 0.028), (0.03, 0.03), (0.045, 0.028), (0.052, 0.0255))
    profile += [(RADIUS - inward, HEIGHT - down) for inward, down in (*groove, (0.06, 0.025))]
    return [*profile, (0.10, HEIGHT - 0.0235), (0, HEIGHT - 0.023)]


def build_drum(job, body):
    lathe("drum", _profile(), [body], 256, 50, holding=0.004)
    plug = zinc("plug zinc", (0.75, 0.74, 0.70, 1))
    seal = plain("seal", (0.02, 0.02, 0.02, 1), 0.5)
    head = HEIGHT - 0.0245
    # The 2 inch bung and the 3/4 inch vent, opposite each other near the chime.
    for x, y, r in ((0.19, -0.03, 0.036), (-0.19, 0.03, 0.019)):
        _bung(x, y, head, r, body, plug, seal)
    stick_round(job, RADIUS + 0.0003, LABEL_CENTRE, DIAMOND_CENTRE)
    inks = ("#4c4f52", "#b4b7b9") if job.args.get("body") == "zinc" else ("#020812", "#274069")
    emboss(job, "1A1/Y1.4/250/26/IND/ORIBAX 417", RADIUS - 0.0004, 0.842, *inks)


def _bung(x, y, z, r, flange, plug, seal):
    wall = [(r + 0.016, -0.002), (r + 0.016, 0.002), (r + 0.012, 0.006)]
    lip = [(r + 0.004, 0.0075), (r, 0.0075), (r, 0.004)]
    lathe("flange", wall + lip, [flange], 64, location=(x, y, z))
    ring("seal", r - 0.002, r + 0.003, 0.0076, 0.009, seal, 64).location = (x, y, z)
    rim = [(r, 0.003), (r - 0.0005, 0.010), (r - 0.003, 0.0115), (r * 0.72, 0.0115)]
    hollow = [(r * 0.68, 0.0105), (r * 0.66, 0.004), (0, 0.004)]
    lathe("plug", rim + hollow, [plug], 64, location=(x, y, z))
    box("wrench bar", (r * 1.25, 0.007, 0.007), (x, y, z + 0.008), plug, 0.0015)
