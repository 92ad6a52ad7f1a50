"""A viscous liquid runs in a thread through the neck of an Erlenmeyer flask and coils on the surface.

args: `index`, the liquid's refractive index (glycerine 1.47).
"""

import math

from materials import glass
from shapes import lathe, rounded_profile, tube
from studio import Shot, set_camera, set_stage
from tableware import filled_vessel, liquid_surface

LEVEL = 0.068
MENISCUS = 0.0022
# A 500 ml flask: 105 mm at the base, 180 mm high, 34 mm at the neck.
OUTER = rounded_profile(
    [
        (0, 0.0008),
        (0.047, 0),
        (0.0525, 0.004),
        (0.0525, 0.010),
        (0.0172, 0.128),
        (0.0172, 0.168),
        (0.0205, 0.1735),
    ],
    [0, 0.004, 0.006, 0.012, 0.022, 0.006, 0],
)
INNER = rounded_profile(
    [
        (0, 0.0028),
        (0.045, 0.0024),
        (0.0505, 0.006),
        (0.0505, 0.0104),
        (0.0154, 0.1275),
        (0.0154, 0.168),
        (0.0187, 0.1745),
    ],
    [0, 0.004, 0.006, 0.012, 0.022, 0.006, 0],
)
RIM = [(0.0207, 0.1745), (0.0207, 0.1756), (0.0200, 0.1764), (0.0193, 0.1762), (0.0187, 0.1745)]
# A watch glass or a 50 ml beaker would hide the thread: its source is outside the picture.
THREAD_TOP = 0.42


def build(job):
    index = job.args.get("index", 1.47)
    _, surface, edge = filled_vessel("flask", OUTER, INNER, RIM, LEVEL, index)
    steps = [t * math.pi / 2 / 6 for t in range(1, 7)]
    inner = edge - 0.004
    mound = [
        (r, LEVEL + 0.0035 * math.exp(-((r / 0.008) ** 2)))
        for r in (inner * t / 16 for t in range(17))
    ]
    wall = [(inner + 0.004 * math.sin(a), LEVEL + MENISCUS * (1 - math.cos(a))) for a in steps]
    liquid_surface(mound + wall, surface)
    _thread(glass("thread", index, shadow=(0.9, 0.94, 0.95, 1)))
    set_stage(0.26, centre=(0, 0, 0.32), key=1.0, rim=1.1, top=0.8)
    set_camera((0.03, -0.80, 0.190), (0.0, 0, 0.103), 88, 5.6, (0, -0.03, 0.09))
    return Shot(
        exposure=0.1, bounces=24, glossy_bounces=12, transmission_bounces=22, guided_denoise=False
    )


def _thread(liquid):
    """Thinner as it falls and gathers speed, then buckling into a coil where it lands."""
    top = THREAD_TOP
    landing = LEVEL + 0.015
    profile = []
    for step in range(60):
        t = step / 59
        z = top + (landing - top) * t
        # Its section falls as its speed grows: area times speed is the same at every height.
        radius = 0.0046 * (1 + 55 * (top - z)) ** -0.25
        profile.append((radius, z))
    lathe("thread", [(0, top), *profile, (0, landing - 0.0005)], [liquid], 48, 60)
    radius = profile[-1][0]
    turns, points = 3.2, 90
    coil = []
    for i in range(points + 1):
        t = i / points
        angle = 2 * math.pi * turns * t
        spread = 0.0080 * (0.2 + 0.8 * (1 - t))
        coil.append(
            (spread * math.cos(angle), spread * math.sin(angle), LEVEL + 0.0036 + 0.0116 * t)
        )
    tube("coil", coil, radius * 1.05, liquid, resolution=8)
