"""The ship at its berth under gantry cranes, seen over the water: Services and Contact."""

import numpy as np

import outdoors
from harbour.containers import GAP, HEIGHT, LENGTH_40, WIDTH, ContainerYard
from harbour.container_ship import build_ship
from harbour.crane import GAUGE, CranePaints, build_crane
from harbour.hull import BEAM, FREEBOARD, half_breadth
from harbour.quay import build_quay, lamp_mast
from harbour.lights import Lamp
from materials import glow, plain, srgb
from shapes import box, grid_faces, mesh, rod
from studio import Haze, Shot, set_camera

QUAY_EDGE = BEAM / 2 + 2.0
RAIL = QUAY_EDGE + 4.0
QUAY_HEIGHT = 4.0
CRANES = ((-62, 0.40), (-8, 0.62), (58, 0.30))
"""Where the cranes stand along the ship, and how far out their trolleys are."""


def build(job):
    """Args: camera, those of the blue hour, `haze` (most of it), `hills: false` where a view sees past them."""
    args = job.args
    random = np.random.default_rng(4)
    build_ship(job, random, lit=True, trim=0)
    _build_terminal(job, random)
    outdoors.add_basin((-9000, -9000), (9000, QUAY_EDGE), 0, 0.32, "#03141f")
    if args.get("hills", True):
        _build_hills()
    outdoors.light_blue_hour(args)
    set_camera(**args["camera"], fstop=None)
    haze = Haze(150, 4500, args.get("haze", 0.7), (0.3, 0.3, 0.4), 0.8, 0.8)
    exposure = args.get("exposure", 0.35)
    return Shot(exposure, bounces=6, indirect_clamp=2, haze=haze, glare=0.35, vignette=0.14)


def _build_terminal(job, random):
    lamp, beacon = Lamp("floodlight", "#ffd7a0", 60), Lamp("beacon", "#ff2a1c", 40)
    build_quay(-700, 520, QUAY_EDGE + 320, QUAY_EDGE, wet=0.75, height=QUAY_HEIGHT)
    paints = CranePaints(lamp, beacon)
    yard = ContainerYard(job, random)
    for x, trolley in CRANES:
        build_crane(paints, trolley, yard).place((x, RAIL, QUAY_HEIGHT))
    _stack_yard(yard, random)
    for x in range(-420, 421, 70):
        lamp_mast(float(x), RAIL + GAUGE + 38, 34 + QUAY_HEIGHT, lamp)
    rope = plain("mooring rope", srgb("#a9a28e"), 0.9)
    for ship_x, quay_x in ((140, 178), (136, 110), (-146, -184), (-143, -112)):
        y = float(half_breadth(ship_x, FREEBOARD)) - 0.2
        start, end = (ship_x, y, FREEBOARD - 0.4), (quay_x, QUAY_EDGE + 1, QUAY_HEIGHT + 0.4)
        rod("mooring line", start, end, 0.09, rope, 8)


def _stack_yard(yard, random):
    """Blocks of containers behind the cranes."""
    for block in range(-5, 5):
        for bay in range(5):
            x = block * 78 + bay * (LENGTH_40 + 0.5)
            for row in range(6):
                y = RAIL + GAUGE + 46 + row * (WIDTH + 0.4)
                for tier in range(int(random.integers(2, 6))):
                    yard.place((x, y, QUAY_HEIGHT + HEIGHT / 2 + tier * (HEIGHT + GAP)))


def _build_hills():
    """Land to the horizon, a low ridge, and before it the blocks and lights of the city."""
    land = plain("land", srgb("#0b1522"), 0.9, specular=0)
    box("land", (18000, 8000, 2), (0, QUAY_EDGE + 320 + 4000, 1), land)
    random = np.random.default_rng(8)
    _build_ridges(random)
    lights = glow("city light", srgb("#ffb56b"), 9)
    for k in range(220):
        x = -4400 + k * 40 + random.uniform(-14, 14)
        tall = random.uniform(10, 30) * (1.7 if random.random() < 0.12 else 1)
        y = 1500 + random.uniform(0, 250)
        box("block", (random.uniform(22, 60), 30, tall), (x, y, tall / 2), land)
        for _ in range(3):
            at = (x + random.uniform(-10, 10), y - 15.6, random.uniform(4, tall * 0.9))
            box("light", (2.2, 1, 1.6), at, lights)


def _build_ridges(random):
    """Two lines of hills behind the city, the farther one paler in the haze."""
    xs = np.linspace(-9000, 9000, 600)
    for y, height, opacity in ((1900, 36, 0.72), (4000, 110, 0.5)):
        material = plain("ridge", srgb("#101c2c"), 0.9, specular=0).set(alpha=opacity)
        heights = np.full(xs.shape, float(height))
        for period, share in ((2900, 0.3), (1300, 0.2), (420, 0.11), (130, 0.035), (47, 0.02)):
            heights += height * share * np.sin(2 * np.pi * xs / period + random.uniform(0, 6.3))
        vertices = [(x, y, z) for x, top in zip(xs, heights) for z in (0, top)]
        mesh("ridge", vertices, grid_faces(len(xs), 2), [material], False)
