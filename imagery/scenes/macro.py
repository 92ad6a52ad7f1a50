"""The product so close that single grains are seen, settled by physics on a dark slate.

args: `grain` (pastille, prism or needle).

Built ten times as large as life: Blender's ray offsets would show on crystals of a millimetre.
"""

from mathutils import Vector

import grains
from materials import plain, srgb
from shapes import floor
from studio import Shot, set_camera, set_stage, set_world, softbox
from tableware import slate


def build(job):
    return {"pastille": _pastilles, "prism": _prisms, "needle": _needles}[job.args["grain"]]()


def _pastilles():
    slate(1.2, 1.2, 0.004)
    white = plain("pastille", srgb("#f1efe9"), 0.3, specular=0.5)
    white.set(
        subsurface=0.15, subsurface_color=srgb("#f6f3ea"), subsurface_radius=(0.002, 0.002, 0.0015)
    )
    skin = white.noise(700, 3)
    white.drive(white.bump(skin, 0.08, 0.0004), "Normal")
    for body in grains.settle(
        "pastille macro", [grains.pastille(48, 12)], [white], 330, 0.0042, 0.036, seed=9,
        hulls=[grains.pastille(10, 2)], spread=(0.8, 1.15),
    ):
        body.location.z += 0.004
    set_camera((0.012, -0.125, 0.078), (0.0, 0.002, 0.012), 88, 36, (0, -0.008, 0.016))
    set_stage(0.1, centre=(0, 0, 0.1), key=0.5, rim=0.75, top=0.35)
    return Shot(exposure=-0.1, bounces=12, transmission_bounces=10)


def _prisms():
    """Clear prisms of 1 to 3 mm, half of them frosted, lit from behind."""
    dark_slate()
    clear = grains.clear_crystal("clear", 0.06, 0.04)
    frosted = grains.clear_crystal("frosted", 0.3, 0.25)
    for body in grains.settle(
        "prism macro", [grains.prism(seed, 0.018) for seed in range(8)], [clear] * 6 + [frosted] * 3,
        700, 0.0072, 0.052, seed=33, heap=True, friction=0.9,
        hulls=[grains.prism(seed) for seed in range(8)], spread=(0.55, 1.35), smooth=False,
    ):
        # Those that rolled off would be cut by the picture's edge.
        body.hide_render = body.location.length > 0.082
    light_needles(0.5)
    set_camera((0.03, -0.76, 0.30), (0.0, -0.005, 0.022), 140, 22, (0, -0.035, 0.02))
    return crystal_shot()


def _needles():
    """Slim needles on a dark ground, lit low from the side; one plane is sharp."""
    dark_slate()
    clear = grains.clear_crystal("clear", 0.1)
    dull = grains.clear_crystal("dull", 0.35, 0.15)
    shapes = [(seed, slenderness) for seed, slenderness in enumerate((9, 10, 11, 12, 13, 14))]
    for body in grains.settle(
        "needle macro", [grains.needle(seed, slenderness, 0.12) for seed, slenderness in shapes],
        [clear] * 4 + [dull], 420, 0.034, 0.2, seed=21, friction=0.5,
        hulls=[grains.needle(seed, slenderness) for seed, slenderness in shapes],
        spread=(0.55, 1.25), smooth=False,
    ):
        # The last have not landed when the pile is kept, and some stand.
        upright = abs((body.matrix_world.to_quaternion() @ Vector((0, 0, 1))).z)
        body.hide_render = body.location.z > 0.06 or upright > 0.7
    light_needles()
    set_camera((0.08, -0.84, 0.44), (0.0, -0.01, 0.03), 150, 18, (0, -0.06, 0.04))
    return crystal_shot()


def light_needles(scale=1.0):
    """Low light from behind and from both sides, so that facets flash on a dark ground; `scale` 1 suits 0.2 m."""
    set_world((0.5, 0.7, 1, 1), 0.012)

    def shine(name, location, width, radiance, height, colour=(1, 0.97, 0.93)):
        at, aim = ([v * scale for v in place] for place in (location, (0, 0, 0.03)))
        softbox(name, at, aim, width * scale, radiance, height * scale, colour)

    shine("back", (-0.2, 0.9, 0.30), 1.0, 9, 0.5)
    shine("raking", (-0.9, 0.2, 0.2), 0.8, 26, 0.22)
    shine("edge", (0.8, 0.4, 0.3), 0.3, 16, 0.6, (0.86, 0.94, 1))
    shine("top", (0, 0.3, 1.0), 0.4, 7, 0.4, (1, 1, 1))


def crystal_shot():
    return Shot(

        exposure=0.3, bounces=16, glossy_bounces=8, transmission_bounces=14, indirect_clamp=6,
        vignette=0.15,
    )


def dark_slate(roughness=0.8, specular=0.03):
    """Honed stone, dark, wider than the picture; returns the height of its top."""
    stone = plain("honed slate", srgb("#1c2938"), roughness, specular=specular)
    floor("slate", (-6, -6), (6, 6), stone)
    return 0.0
