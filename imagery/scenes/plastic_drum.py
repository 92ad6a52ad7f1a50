"""210-litre tight-head HDPE drums with L-rings, for liquids.

args: `arrangement` (trio, pair, or label: one drum from near), `turn` in degrees.
"""

import math

from materials import blown_plastic, plain, srgb
from scenes.steel_drum import show_drums
from shapes import Assembly, angles, box, lathe, polar, rounded_profile, tube
from stickers import emboss, stick_round
from studio import DARK, set_stage

RADIUS = 0.288
HEIGHT = 0.93
HEAD = HEIGHT - 0.056
"""Height of the head round its bungs."""
LABEL_CENTRE = 0.575
DIAMOND_CENTRE = 0.335

ARRANGEMENTS = {
    "label": (),
    "pair": (((0.62, 0.52, 0), -22),),
    "trio": (((-0.70, 0.42, 0), 17), ((0.44, 0.90, 0), 42)),
}
CAMERAS = {
    "label": ((-0.36, -1.36, 0.762), (-0.005, -0.26, 0.592), 92),
    "pair": ((0.36, -4.15, 1.18), (0.25, 0.1, 0.46), 92),
    "trio": ((0.28, -4.2, 1.10), (-0.11, 0.1, 0.45), 86),
}


def build(job):
    with Assembly() as drum:
        tight_head()
        stick_round(job, RADIUS + 0.0006, LABEL_CENTRE, DIAMOND_CENTRE)
        emboss(job, "1H1/Y1.9/200", RADIUS + 0.0006, 0.765, "#062a58", "#2a69b4")
    near = job.args["arrangement"] == "label"
    lights = {} if near else dict(DARK, key=1.5, rim=1.8, top=0.6, back=0.9)
    set_stage(1.05, (0, 0, 0.48), **lights)
    return show_drums(job, drum, RADIUS, ARRANGEMENTS, CAMERAS)


def tight_head():
    """One blown body: foot ring, smooth wall, upper L-ring, recessed head with two bungs."""
    # Light inside the wall would show as grain on its edges.
    wall = blown_plastic("hdpe", srgb("#0d4a8f")).set(subsurface=0)
    plug, seal = plain("plug", (0.02, 0.021, 0.023, 1), 0.45), plain("seal", srgb("#b3261c"), 0.4)
    for side in (-1, 1):
        _bung(side * 0.185, wall, plug, seal)
    r = RADIUS
    corners = [
        ((0, 0.018), 0),
        ((r - 0.075, 0.014), 0.02),
        ((r - 0.058, 0.0), 0.012),
        ((r - 0.022, 0.0), 0.02),
        ((r - 0.004, 0.03), 0.012),
        ((r - 0.004, 0.052), 0.006),
        ((r + 0.006, 0.058), 0.005),
        ((r + 0.006, 0.082), 0.005),
        ((r - 0.004, 0.09), 0.006),
        ((r, 0.14), 0.02),
        ((r, 0.80), 0.03),
        ((r - 0.016, 0.842), 0.02),
        ((r - 0.016, 0.862), 0.008),
        ((r + 0.012, 0.868), 0.005),
        ((r + 0.014, 0.902), 0.006),
        ((r - 0.004, 0.908), 0.006),
        ((r - 0.012, HEIGHT), 0.012),
        ((r - 0.034, HEIGHT), 0.012),
        ((r - 0.046, HEIGHT - 0.058), 0.012),
        ((r - 0.09, HEIGHT - 0.058), 0.02),
        ((0.06, HEIGHT - 0.050), 0.02),
        ((0, HEIGHT - 0.050), 0),
    ]
    profile = rounded_profile([p for p, _ in corners], [c for _, c in corners], 5)
    lathe("body", profile, [wall], 256, 50, holding=0.006)
    # The parting line of the mould, a little round from the front.
    angle = math.radians(-42)
    line = [polar(r, angle, z) for z in (0.16, 0.78)]
    tube("mould seam", [line], 0.0009, wall, resolution=2)


def _bung(x, wall, plug, seal):
    """A 2 inch bung in its blown socket: a ribbed plug with a square recess under a tamper seal."""
    socket = rounded_profile(
        [(0.062, -0.012), (0.050, 0.012), (0.050, 0.020), (0.040, 0.020)], [0, 0.008, 0.003, 0]
    )
    lathe("socket", socket, [wall], 96, 40, location=(x, 0, HEAD))
    top = rounded_profile(
        [(0.043, 0.018), (0.043, 0.034), (0.026, 0.034), (0.024, 0.024), (0, 0.024)],
        [0, 0.003, 0.002, 0.002, 0],
    )
    lathe("plug", top, [plug], 96, 40, location=(x, 0, HEAD))
    for a in angles(40):
        at_x, at_y, _ = polar(0.0432, a, 0)
        box("rib", (0.002, 0.002, 0.012), (x + at_x, at_y, HEAD + 0.025), plug, 0, (0, 0, a))
    for turn in (0, math.pi / 2):
        box("key", (0.05, 0.007, 0.008), (x, 0, HEAD + 0.027), plug, 0.001, (0, 0, turn + 0.6))
    ring = [(0.0445, 0.019), (0.0455, 0.021), (0.0445, 0.024)]
    lathe("seal", ring, [seal], 96, 40, location=(x, 0, HEAD))
