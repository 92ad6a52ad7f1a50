"""A heap of crystals on dark slate or in a glass dish.

args: `grain` (needle or phenol).
"""

import math

from mathutils import Matrix

import grains
from materials import srgb
from scenes.macro import crystal_shot, dark_slate, light_needles
from shapes import link
from studio import DARK, Shot, set_camera, set_stage
from tableware import BOARD, glass_tray, slate


def build(job):
    return {"needle": _needles, "phenol": _phenol}[job.args["grain"]]()


def _needles():
    """Slim needles, clear ones among a few veiled ones."""
    clear = grains.clear_crystal("clear", 0.2, 0.05)
    dull = grains.clear_crystal("dull", 0.5, 0.2)
    needles = [grains.needle(seed, 7 + seed, 0.12) for seed in range(4)]
    _crystals(needles, [clear, clear, dull], dark_slate(), 0.85, reach=0.072, again=100)
    light_needles(0.4)
    set_camera((-0.08, -0.60, 0.235), (0.0, 0, 0.019), 125, 13, (0, -0.035, 0.03))
    return crystal_shot()


def _phenol():
    """Stout prisms grown together, colourless to faintly pink where air has reached them."""
    slate()
    clear = grains.clear_crystal("clear", 0.04, colour=srgb("#fdf7f4"))
    pink = grains.clear_crystal("pink", 0.12, 0.03, srgb("#fbeae5"))
    prisms = [grains.needle(seed, 4.8 + 0.5 * seed, 0.12) for seed in range(5)]
    _crystals(prisms, [clear, clear, clear, pink], glass_tray(0.098, 0.020, BOARD), 1.1, 2)
    set_stage(0.26, centre=(0, 0, 0.2), **DARK, key=0.8, rim=5.5, top=0.8, back=0.5)
    set_camera((0.10, -0.60, 0.24), (0, 0, 0.024), 108, 13, (0, -0.035, 0.035))
    return Shot(bounces=10, indirect_clamp=2)


def _crystals(shapes, materials, well, growth=1.0, turn=0.0, reach=0.085, again=None):
    """Crystals that settled across each other; with `growth` over 1 they have grown together.

    `again` lays the same pile over it, turned by so many degrees: more and closer grains.
    None lies farther from the middle than `reach`, in metres.
    """
    hulls = [grains.needle(seed, 7 + seed) for seed in range(4)]
    shapes = [(points * growth, faces) for points, faces in shapes]
    settling = dict(seed=7, heap=True, friction=0.9, hulls=hulls, spread=(0.6, 1.25), smooth=False)
    pile = grains.settle("needle", shapes, materials, 1300, 0.0085, 0.066, **settling)
    for body in list(pile) if again else ():
        pile.append(link(body.copy()))
        pile[-1].matrix_world = Matrix.Rotation(math.radians(again), 4, "Z") @ body.matrix_world
    for body in pile:
        body.matrix_world = Matrix.Rotation(turn, 4, "Z") @ body.matrix_world
        # The settled pile is flat, so its middle is raised to a heap. Grains that rolled off are hidden.
        body.hide_render = body.location.xy.length > reach
        away = body.location.xy.length / 0.042
        body.location.z += well + 0.030 * math.exp(-away * away)
