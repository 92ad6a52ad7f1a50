"""210-litre tight-head HDPE drums with L-rings, for liquids.

args: `arrangement` (trio, pair, or label: one drum from near), `turn` in degrees.
"""

import math

from materials import blown_plastic, srgb
from scenes.steel_drum import show_drums
from shapes import Assembly, lathe, polar, rounded_profile, tube
from stickers import stick_round
from studio import DARK, set_stage

RADIUS = 0.288
HEIGHT = 0.93
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
        # Light inside the wall would show as grain on its edges.
        _tight_head(blown_plastic("hdpe", srgb("#0d4a8f")).set(subsurface=0))
        stick_round(job, RADIUS + 0.0006, LABEL_CENTRE, DIAMOND_CENTRE)
    near = job.args["arrangement"] == "label"
    lights = {} if near else dict(DARK, key=1.5, rim=1.8, top=0.6, back=0.9)
    set_stage(1.05, (0, 0, 0.48), **lights)
    return show_drums(job, drum, RADIUS, ARRANGEMENTS, CAMERAS)


def _tight_head(wall):
    """One blown body: foot ring, smooth wall, upper L-ring, recessed head."""
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
