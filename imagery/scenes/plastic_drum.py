"""210-litre tight-head HDPE drums with L-rings, for liquids.

args: `arrangement` (trio, pair, or label: one drum from near), `turn` in degrees.
"""

import math

from materials import blown_plastic, plain, srgb
from shapes import Assembly, box, copy_assembly, cylinder, lathe, polar, rounded_profile, tube
from stickers import stick_round
from studio import Shot, set_camera, set_stage

RADIUS = 0.288
HEIGHT = 0.93
LABEL_CENTRE = 0.575
DIAMOND_CENTRE = 0.335

ARRANGEMENTS = {
    "label": (),
    "pair": (((0.62, 0.52, 0), -22),),
    "trio": (((-0.66, 0.60, 0), -34), ((0.64, 0.74, 0), 62)),
}
CAMERAS = {
    "label": ((-0.36, -1.36, 0.762), (-0.005, -0.26, 0.592), 92),
    "pair": ((0.36, -4.15, 1.18), (0.25, 0.1, 0.46), 92),
    "trio": ((0.28, -4.2, 1.22), (0.0, 0.1, 0.46), 84),
}


def build(job):
    arrangement = job.args["arrangement"]
    with Assembly() as drum:
        _tight_head(blown_plastic("hdpe", srgb("#0d4a8f")))
        stick_round(job, RADIUS + 0.0006, LABEL_CENTRE, DIAMOND_CENTRE)
    hero = drum.place((0, 0, 0), math.radians(job.args.get("turn", 8)))
    for location, degrees in ARRANGEMENTS[arrangement]:
        copy_assembly(hero, location, math.radians(degrees))
    set_stage(1.05, centre=(0, 0, 0.48))
    location, target, lens = CAMERAS[arrangement]
    fstop = 11 if arrangement == "label" else 3.2
    set_camera(location, target, lens, fstop, (0, -RADIUS, 0.5))
    return Shot(exposure=0.05)


def _tight_head(wall):
    """One blown body: foot ring, smooth wall, upper L-ring, recessed head with two bungs 20 mm below its rim."""
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
    cap = plain("cap", srgb("#e9ebea"), 0.4)
    seal = plain("seal", (0.02, 0.02, 0.02, 1), 0.5)
    for x, y, radius in ((0.17, -0.03, 0.037), (-0.17, 0.03, 0.037)):
        _bung(x, y, HEIGHT - 0.056, radius, wall, cap, seal)
    # The parting line of the mould, a little round from the front.
    angle = math.radians(-42)
    line = [polar(r, angle, z) for z in (0.16, 0.78)]
    tube("mould seam", [line], 0.0014, wall, resolution=2)


def _bung(x, y, z, r, wall, cap, seal):
    lathe(
        "neck",
        [(r + 0.014, z - 0.004), (r + 0.012, z + 0.006), (r + 0.004, z + 0.01), (r, z + 0.01)],
        [wall],
        64,
        location=(x, y, 0),
    )
    cylinder("seal", r + 0.003, 0.003, (x, y, z + 0.0115), seal, 64)
    cylinder("bung", r + 0.002, 0.012, (x, y, z + 0.018), cap, 64, 0.003)
    box("wrench bar", (r * 1.3, 0.008, 0.006), (x, y, z + 0.026), cap, 0.0015)
