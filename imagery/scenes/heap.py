"""A heap of the product on a plate, dish, pan or board.

args: `grain` (needle, pastille, powder or phenol).
"""

import math
from dataclasses import dataclass
from typing import Callable

import numpy as np
from mathutils import Matrix

import grains
from materials import grain, plain, srgb
from scenes.macro import crystal_shot, dark_slate, light_needles
from shapes import grid_faces
from studio import DARK, Shot, set_camera, set_stage
from tableware import BOARD, glass_tray, plate, slate, steel_pan

PLATE_RADIUS = 0.165
HEAP_RADIUS = 0.112
ON_PLATE = 1.24
"""How far grains lie from a heap's middle, in its radii: no plate is smaller."""
STAGE = 0.26
POWDER = srgb("#f8f7f5")


@dataclass
class Setting:
    """The ground, heap, lights and camera of a picture. `ground` builds the ground and returns its height."""

    ground: Callable[[], float]
    heap: Callable[[float], None]
    lights: dict
    camera: tuple = ((0.05, -0.92, 0.34), (0, 0, 0.026), (0, -0.055, 0.035))
    """Location, target and the point in focus."""
    lens: float = 96
    fstop: float = 6.3


def build(job):
    setting = SETTINGS[job.args["grain"]]
    setting.heap(setting.ground())
    if setting.lights:
        set_stage(STAGE, centre=(0, 0, 0.2), **setting.lights)
    else:
        light_needles(0.4)
    location, target, focus = setting.camera
    set_camera(location, target, setting.lens, setting.fstop, focus)
    if job.args["grain"] == "needle":
        return crystal_shot()
    # Guided by normals, the edges of grains would keep their noise.
    guided = job.args["grain"] == "powder"
    return Shot(bounces=10, guided_denoise=guided, denoise_strength=0.5)


def _needles(well):
    """Slim needles, clear ones among a few veiled ones."""
    clear = grains.clear_crystal("clear", 0.07)
    dull = grains.clear_crystal("dull", 0.35, 0.15)
    needles = [grains.needle(seed, 7 + seed, 0.12) for seed in range(4)]
    _crystals(needles, [clear, clear, dull], well, reach=0.072)


def _phenol(well):
    """Stout prisms grown together, colourless to faintly pink where air has reached them."""
    clear = grains.clear_crystal("clear", 0.04, colour=srgb("#fdf7f4"))
    pink = grains.clear_crystal("pink", 0.12, 0.03, srgb("#fbeae5"))
    prisms = [grains.needle(seed, 4.8 + 0.5 * seed, 0.12) for seed in range(5)]
    _crystals(prisms, [clear, clear, clear, pink], well, 1.1, 2)


def _crystals(shapes, materials, well, growth=1.0, turn=0.0, reach=0.085):
    """Crystals that settled across each other; with `growth` over 1 they have grown together.

    None lies farther from the middle than `reach`, in metres.
    """
    hulls = [grains.needle(seed, 7 + seed) for seed in range(4)]
    shapes = [(points * growth, faces) for points, faces in shapes]
    settling = dict(seed=7, heap=True, friction=0.9, hulls=hulls, spread=(0.6, 1.25), smooth=False)
    for body in grains.settle("needle", shapes, materials, 1300, 0.0085, 0.066, **settling):
        body.matrix_world = Matrix.Rotation(turn, 4, "Z") @ body.matrix_world
        # The settled pile is flat, so its middle is raised to a heap. Grains that rolled off are hidden.
        body.hide_render = body.location.xy.length > reach
        away = body.location.xy.length / 0.042
        body.location.z += well + 0.030 * math.exp(-away * away)


def _pastilles(well):
    """Settled by physics, for each lies on its neighbours."""
    white = plain("pastille", srgb("#f7f3ea"), 0.28, specular=0.5)
    pile = grains.settle(
        "pastille",
        [grains.pastille(20, 5)],
        [white],
        900,
        0.0078,
        0.075,
        seed=4,
        heap=True,
        friction=0.9,
        hulls=[grains.pastille(9, 2)],
    )
    for body in pile:
        body.location.z += well + 0.0005


def _powder(well):
    """Fine powder as it was tipped out: two lobes, slip marks, clods that rolled to its foot."""
    white = grain("powder", POWDER, 1.0, specular=0.05, inner_light=0.07)
    fine = white.noise(900, 4)
    lumps = white.noise(120, 4, roughness=0.6)
    white.drive(white.bump(fine, 0.5, 0.0008, white.bump(lumps, 0.7, 0.003)), "Normal")
    cells = 420
    reach = HEAP_RADIUS * 1.12
    grid = np.linspace(-reach, reach, cells)
    x, y = np.meshgrid(grid, grid, indexing="ij")
    distance = np.hypot(x, y) / HEAP_RADIUS
    angle = np.arctan2(y, x)
    rng = np.random.default_rng(6)
    edge = sum(
        rng.uniform(0.01, 0.06) / k**0.6 * np.sin(k * angle + rng.uniform(0, 6.3))
        for k in range(2, 26)
    )
    beside = np.clip(1 - np.hypot(x - 0.048, y + 0.012) / 0.056, 0, 1)
    slope = np.clip(1 - distance / (1 + edge), 0, 1)
    slips = sum(
        rng.uniform(0.3, 1) * np.sin(k * angle + rng.uniform(0, 6.3) + 3 * distance)
        for k in (5, 9, 14, 23)
    )
    z = 0.056 * slope**0.86 * (1 - 0.12 * np.exp(-((distance / 0.16) ** 2)))
    z = np.maximum(z, 0.040 * beside**0.8 * np.minimum(1, slope * 5))
    z += 0.0034 * slips * slope * (1 - slope)
    z += _lumps(x, y, rng) * np.minimum(1, slope * 6)
    keep = slope > 0
    vertices = np.stack([x.ravel(), y.ravel(), z.ravel() + well], 1)
    faces = np.array(grid_faces(cells, cells))
    faces = faces[keep.ravel()[faces].any(1)]
    grains.array_mesh("powder", vertices, faces, [white], True)
    # Dust round its foot.
    crumb, loose = grains.prism(1), grain("crumb", POWDER, 1.0, specular=0.05, inner_light=0.07)
    around = grains.around_heap(HEAP_RADIUS * 0.98, 0.009, 0.0002, well, ON_PLATE)
    grains.scatter("dust", crumb, loose, 9000, around, (0.0001, 0.0005), 9)
    grains.scatter("clods", crumb, white, 160, around, (0.0006, 0.0026), 4)


def _lumps(x, y, rng):
    """Soft unevenness of powder, a fraction of a millimetre."""
    total = np.zeros_like(x)
    for _ in range(40):
        k = rng.uniform(120, 700)
        a = rng.uniform(0, 2 * math.pi)
        total += np.sin(k * (x * math.cos(a) + y * math.sin(a)) + rng.uniform(0, 6.3)) / k
    return total * 0.05


def _navy_plate():
    return plate(PLATE_RADIUS)


def _pan_on_slate():
    """Pastilles of a corrosive are sampled into steel, not onto crockery."""
    slate()
    return steel_pan(0.165, 0.018, BOARD)


def _glass_on_slate():
    slate()
    return glass_tray(0.098, 0.020, BOARD)


SETTINGS = {
    "needle": Setting(
        dark_slate,
        _needles,
        {},
        ((-0.08, -0.60, 0.235), (0.0, 0, 0.019), (0, -0.035, 0.03)),
        125,
        13,
    ),
    "pastille": Setting(
        _pan_on_slate,
        _pastilles,
        dict(DARK, key=0.5, rim=2.6, top=0.3),
        ((0.05, -0.88, 0.40), (0, 0, 0.020), (0, -0.055, 0.035)),
        fstop=13,
    ),
    "powder": Setting(
        _navy_plate,
        _powder,
        dict(DARK, key=0.12, rim=2.6, top=0.16, back=0.5),
        ((0.05, -0.74, 0.235), (0, 0, 0.028), (0, -0.055, 0.035)),
    ),
    "phenol": Setting(
        _glass_on_slate,
        _phenol,
        dict(DARK, key=0.8, rim=5.5, top=0.8, back=0.5),
        ((0.10, -0.60, 0.24), (0, 0, 0.024), (0, -0.035, 0.035)),
        108,
        13,
    ),
}
