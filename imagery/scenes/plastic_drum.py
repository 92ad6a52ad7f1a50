"""210-litre tight-head HDPE drums with L-rings, for liquids.

args: `arrangement` (trio, pair, or label: one drum from near), `turn` in degrees.
"""

from drums import show_drums
from materials import blown_plastic, plain, srgb
from shapes import Assembly, lathe, rounded_profile
from stickers import emboss, stick_round

RADIUS = 0.288
HEIGHT = 0.93
HEAD = HEIGHT - 0.042
"""Height of the head round its bungs."""
LABEL_CENTRE = 0.575
DIAMOND_CENTRE = 0.335

ARRANGEMENTS = {
    "label": (),
    "pair": (((0.62, 0.52, 0), -22),),
    "trio": (((-0.70, 0.42, 0), 17), ((0.44, 0.90, 0), 42)),
}
CAMERAS = {
    "label": ((-0.36, -1.36, 0.750), (-0.005, -0.26, 0.581), 95.5),
    "pair": ((0.5, -4.6, 1.34), (0.25, 0.1, 0.5), 92),
    "trio": ((0.28, -4.7, 1.34), (-0.11, 0.1, 0.5), 85),
}


def build(job):
    with Assembly() as drum:
        tight_head()
        stick_round(job, RADIUS + 0.0006, LABEL_CENTRE, DIAMOND_CENTRE)
        emboss(job, "1H1/Y1.9/200/26/IND/POLVARA 86", RADIUS + 0.0006, 0.765, "#062a58", "#2a69b4", 0.3)
    return show_drums(job, drum, RADIUS, ARRANGEMENTS, CAMERAS, (1.05, (0, 0, 0.48)))


def tight_head():
    """One blown body: foot ring, smooth wall, upper L-ring, recessed head with two bungs."""
    # Light inside the wall would show as grain on its edges.
    wall = blown_plastic("hdpe", srgb("#0d4a8f")).set(subsurface=0)
    _scuff(wall)
    for x, y, r in ((0.155, -0.02, 0.036), (-0.165, 0.02, 0.018)):
        _bung(x, y, r, wall, plain("capseal", srgb("#b3261c"), 0.35))
    r = RADIUS
    corners = [
        ((0, 0.018), 0), ((r - 0.075, 0.014), 0.02), ((r - 0.058, 0.0), 0.012),
        ((r - 0.022, 0.0), 0.02), ((r - 0.004, 0.03), 0.012), ((r - 0.004, 0.052), 0.006),
        ((r + 0.006, 0.058), 0.005), ((r + 0.006, 0.082), 0.005), ((r - 0.004, 0.09), 0.006),
        ((r, 0.14), 0.02), ((r, 0.80), 0.03), ((r - 0.016, 0.842), 0.02),
        ((r - 0.016, 0.862), 0.008), ((r + 0.006, 0.868), 0.005), ((r + 0.008, 0.902), 0.006),
        ((r - 0.004, 0.908), 0.006), ((r - 0.012, HEIGHT), 0.012), ((r - 0.034, HEIGHT), 0.012),
        ((r - 0.046, HEIGHT - 0.044), 0.012), ((r - 0.09, HEIGHT - 0.044), 0.02),
        ((0.06, HEIGHT - 0.038), 0.02), ((0, HEIGHT - 0.038), 0),
    ]
    profile = rounded_profile([p for p, _ in corners], [c for _, c in corners], 5)
    lathe("body", profile, [wall], 256, 50, holding=0.006)


def _scuff(wall):
    """Pale rubs from lorries and other drums, most of them on the rings."""
    # By the place in the scene, so that no two drums are rubbed alike.
    x, y, z = wall.axes(wall.node("NewGeometry").outputs["Position"])
    place = wall.vector(x, y, z * 7)
    where = wall.ramp(z / HEIGHT, [(0.04, 1.0), (0.12, 0.2), (0.84, 0.15), (0.93, 1.0)])
    rubs = wall.remap(wall.noise(7, 8, None, 0.72, 0, place), 0.55, 0.72, 0, 0.07)
    rubbed = wall.math("MULTIPLY", rubs, where)
    wall.drive(wall.mix(rubbed, srgb("#0d4a8f"), srgb("#7fa3c9")), "Base Color")


def _bung(x, y, radius, wall, seal):
    """A closed bung in its blown socket, under its capseal: 2 inch, or 3/4 inch opposite."""
    place = (x, y, HEAD)
    r = radius
    corners = [(r + 0.024, -0.010), (r + 0.011, 0.010), (r + 0.011, 0.017), (r - 0.002, 0.017)]
    socket = rounded_profile(corners, [0, 0.008, 0.003, 0])
    lathe("socket", socket, [wall], 96, 40, location=place)
    cap = [(r + 0.005, 0.014), (r + 0.005, 0.029), (r * 0.8, 0.029), (r * 0.74, 0.024), (0, 0.024)]
    cap = rounded_profile(cap, [0, 0.004, 0.003, 0.003, 0])
    lathe("capseal", cap, [seal], 96, 40, location=place)
