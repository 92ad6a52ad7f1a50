"""A heap of the product on a navy plate.

args: `grain` (block, needle, pastille, powder or phenol).
"""

import math

import numpy as np

import grains
from materials import grain, plain, srgb
from studio import Shot, set_camera, set_stage
from tableware import plate

PLATE_RADIUS = 0.165
HEAP_RADIUS = 0.112
STAGE = 0.26


def build(job):
    # Pastilles are larger than crystals: fewer make a heap, seen from nearer.
    near = 0.62 if job.args["grain"] == "pastille" else 1.0
    well = plate(PLATE_RADIUS * near, 0.012 * near)
    HEAPS[job.args["grain"]](well)
    set_stage(STAGE * near, centre=(0, 0, 0.2), key=0.6, rim=0.75, top=0.58)
    location, target, focus = (
        tuple(near * length for length in point)
        for point in ((0.05, -0.92, 0.34), (0, 0, 0.026), (0, -0.055, 0.035))
    )
    set_camera(location, target, 96, 6.3 / near**2, focus)
    return Shot(exposure=0.0, bounces=10, transmission_bounces=8, denoise_strength=0.5)


def _crystals(template, sizes, height, counts, lay, colour="#fbfcfc", stretch=(0.8, 1.25)):
    """Clear and dull grains over a core, and a few that rolled away."""

    def build_heap(well):
        clear, dull = grains.crystal_materials(colour)
        shape = grains.cone(HEAP_RADIUS, height)
        depth = sizes[1] * 0.9
        grains.core(shape, HEAP_RADIUS, dull, depth * 0.8, well)
        on = grains.on_heap(shape, HEAP_RADIUS * 1.02, depth, well)
        grains.scatter("dull", template, dull, counts[0], on, sizes, 1, lay, stretch)
        grains.scatter(
            "clear",
            template,
            clear,
            counts[1],
            on,
            (sizes[0] * 1.1, sizes[1] * 1.25),
            2,
            lay,
            stretch,
        )
        beside = grains.around_heap(HEAP_RADIUS, 0.009, sizes[0], well)
        grains.scatter(
            "stray", template, clear, counts[2], beside, sizes, 3, max(lay, 0.9), stretch
        )

    return build_heap


def _pastilles(well):
    """Settled by physics, for each lies on its neighbours."""
    white = plain("pastille", srgb("#f1efe9"), 0.32, specular=0.5)
    white.set(
        subsurface=0.12, subsurface_color=srgb("#f6f3ea"), subsurface_radius=(0.004, 0.004, 0.003)
    )
    pile = grains.settle(
        "pastille",
        grains.pastille(20, 5),
        white,
        900,
        0.0048,
        0.046,
        seed=4,
        heap=True,
        friction=0.9,
        hull=grains.pastille(9, 2),
    )
    for body in pile:
        body.location.z += well + 0.0005


def _powder(well):
    """Fine powder: a soft cone with slip marks, its surface just rough."""
    white = plain("powder", srgb("#dededb"), 1.0, specular=0.05)
    fine = white.noise(900, 4)
    lumps = white.noise(120, 4, roughness=0.6)
    white.drive(white.bump(fine, 0.5, 0.0008, white.bump(lumps, 0.7, 0.003)), "Normal")
    cells = 420
    reach = HEAP_RADIUS * 1.12
    grid = np.linspace(-reach, reach, cells)
    x, y = np.meshgrid(grid, grid)
    distance = np.hypot(x, y) / HEAP_RADIUS
    angle = np.arctan2(y, x)
    rng = np.random.default_rng(6)
    edge = sum(
        rng.uniform(0.004, 0.02) / k**0.5 * np.sin(k * angle + rng.uniform(0, 6.3))
        for k in range(2, 26)
    )
    slope = np.clip(1 - distance / (1 + edge), 0, 1)
    slips = sum(
        rng.uniform(0.3, 1) * np.sin(k * angle + rng.uniform(0, 6.3) + 3 * distance)
        for k in (5, 9, 14, 23)
    )
    z = 0.068 * slope**0.9 * (1 - 0.32 * np.exp(-((distance / 0.2) ** 2)))
    z += 0.0034 * slips * slope * (1 - slope)
    z += _lumps(x, y, rng) * np.minimum(1, slope * 6)
    keep = slope > 0
    vertices = np.stack([x.ravel(), y.ravel(), z.ravel() + well], 1)
    i, j = np.meshgrid(np.arange(cells - 1), np.arange(cells - 1))
    first = (j * cells + i).ravel()
    faces = np.stack([first, first + 1, first + cells + 1, first + cells], 1)
    faces = faces[keep.ravel()[faces].any(1)]
    grains.array_mesh("powder", vertices, faces, [white], True)
    # Crumbs that rolled to the foot, and dust round it.
    crumb = grains.block()
    shape = grains.cone(HEAP_RADIUS, 0.068)
    grains.scatter(
        "crumb",
        crumb,
        white,
        1600,
        grains.on_heap(shape, HEAP_RADIUS * 0.98, 0.0012, well - 0.001),
        (0.0004, 0.0012),
        8,
    )
    grains.scatter(
        "dust",
        crumb,
        white,
        2600,
        grains.around_heap(HEAP_RADIUS * 0.98, 0.006, 0.0003, well),
        (0.0002, 0.0008),
        9,
    )


def _lumps(x, y, rng):
    """Soft unevenness of powder, a fraction of a millimetre."""
    total = np.zeros_like(x)
    for _ in range(40):
        k = rng.uniform(120, 700)
        a = rng.uniform(0, 2 * math.pi)
        total += np.sin(k * (x * math.cos(a) + y * math.sin(a)) + rng.uniform(0, 6.3)) / k
    return total * 0.05


def _phenol(well):
    """Long clear prisms grown together, faintly pink where air has reached them."""
    clear = grain("clear", srgb("#fdfaf8"), 0.06, transmission=0.8, inner_light=0.13, ior=1.54)
    pink = grain("pink", srgb("#fbf4f1"), 0.18, specular=0.6, inner_light=0.16)
    shape = grains.cone(HEAP_RADIUS, 0.055)
    grains.core(shape, HEAP_RADIUS, pink, 0.006, well)
    on = grains.on_heap(shape, HEAP_RADIUS, 0.006, well)
    needle = grains.needle()
    chunky = (needle[0] * np.array([1.9, 1.9, 1.0]), needle[1])
    grains.scatter("mass", chunky, pink, 1500, on, (0.006, 0.012), 1, 0.45, (0.7, 1.3))
    grains.scatter("prisms", chunky, clear, 1700, on, (0.006, 0.016), 2, 0.45, (0.7, 1.3))
    grains.scatter(
        "stray",
        chunky,
        clear,
        60,
        grains.around_heap(HEAP_RADIUS, 0.01, 0.002, well),
        (0.004, 0.009),
        3,
        0.95,
    )


HEAPS = {
    "block": _crystals(grains.block(), (0.0011, 0.0021), 0.062, (26000, 12000, 260), 0.0),
    "needle": _crystals(
        grains.needle(), (0.0022, 0.0040), 0.060, (24000, 14000, 260), 0.55, stretch=(0.8, 1.2)
    ),
    "pastille": _pastilles,
    "powder": _powder,
    "phenol": _phenol,
}
