"""The product so close that single grains are seen, settled by physics on a navy slate.

args: `grain` (pastille or needle).
"""


import grains
from materials import plain, srgb
from studio import Shot, set_camera, set_stage
from tableware import slate


def build(job):
    slate(0.16, 0.16, 0.004)
    kind = job.args["grain"]
    if kind == "pastille":
        _pastilles()
        set_camera((0.012, -0.125, 0.078), (0.0, 0.002, 0.012), 88, 36, (0, -0.008, 0.016))
    else:
        _needles()
        set_camera((-0.008, -0.085, 0.062), (0.0, 0.0, 0.010), 88, 40, (0, -0.005, 0.012))
    set_stage(0.1, centre=(0, 0, 0.1), key=0.6, rim=0.75, top=0.65)
    return Shot(exposure=0.0, bounces=12, transmission_bounces=10, denoise_strength=0.5)


def _pastilles():
    white = plain("pastille", srgb("#f1efe9"), 0.3, specular=0.5)
    white.set(
        subsurface=0.15, subsurface_color=srgb("#f6f3ea"), subsurface_radius=(0.002, 0.002, 0.0015)
    )
    skin = white.noise(700, 3)
    white.drive(white.bump(skin, 0.08, 0.0004), "Normal")
    for body in grains.settle(
        "pastille macro",
        grains.pastille(48, 12),
        white,
        330,
        0.0042,
        0.036,
        seed=9,
        hull=grains.pastille(10, 2),
    ):
        body.location.z += 0.004


def _needles():
    """Two kinds lie mixed: clear ones, and ones whose inner faces throw the light back."""
    clear, dull = grains.crystal_materials()
    clear.set(transmission=0.75, roughness=0.07, emission_strength=0.06)
    dull.set(transmission=0.25, roughness=0.12, emission_strength=0.12)
    bodies = grains.settle(
        "needle macro", grains.needle(), clear, 560, 0.0046, 0.022, seed=5, friction=0.8
    )
    shapes = (bodies[0].data, bodies[0].data.copy())
    shapes[1].materials[0] = dull.material
    for index, body in enumerate(bodies):
        body.location.z += 0.004
        body.data = shapes[index % 2]
    for data in shapes:
        data.polygons.foreach_set("use_smooth", [False] * len(data.polygons))
