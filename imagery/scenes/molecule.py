"""A ball-and-stick model of the product on a stand, its shape computed from the record's SMILES.

Colours are the ones chemists use (carbon dark, oxygen red, nitrogen blue,
hydrogen white, sodium violet). args: `turn` and `roll` in degrees.
"""

import numpy as np
from mathutils import Euler, Vector

from materials import plain, srgb
from shapes import lathe, rod, rounded_profile, sphere
from studio import Shot, set_camera, set_stage

METRES_PER_ANGSTROM = 0.05
BALL_RADII = {"H": 0.30, "C": 0.43, "N": 0.42, "O": 0.41, "Na": 0.62}
COLOURS = {"H": "#e9e7e1", "C": "#454d55", "N": "#1d4fb0", "O": "#b3161c", "Na": "#6c3fa8"}
STICK_RADIUS = 0.125
DOUBLE_STICK_RADIUS = 0.085
DOUBLE_STICK_GAP = 0.15
FLOOR, WALL = srgb("#1f2e47"), srgb("#0a1b38")
CLEARANCE = 0.10
"""Height of the lowest ball above the floor, in metres."""


def build(job):
    fragments = job.product.conformers
    atoms, bonds = _arrange(fragments)
    points = _orient(np.array([position for _, position in atoms]), job.args)
    points = points * METRES_PER_ANGSTROM
    points[:, 2] += CLEARANCE - points[:, 2].min()
    materials = {
        element: plain(element, srgb(COLOURS[element]), 0.14, coat=0.9)
        for element in {element for element, _ in atoms}
    }
    for (element, _), point in zip(atoms, points):
        sphere(element, BALL_RADII[element] * METRES_PER_ANGSTROM, point, materials[element], 5)
    steel = plain("stick", (0.62, 0.63, 0.65, 1), 0.2, 1)
    normal = _plane_normal(points)
    for first, second, order in bonds:
        _stick(points[first], points[second], order, normal, steel)
    _stands(points, fragments, steel)
    _frame(points)
    return Shot(exposure=0.05)


def _frame(points):
    """Stage and camera so that the model fills the picture, whatever its size."""
    height = float(points[:, 2].max()) + 0.03
    width = float(np.ptp(points[:, 0])) + 0.06
    away = max(3.9 * height, 3.0 * width)
    middle = (float(points[:, 0].max() + points[:, 0].min()) / 2, 0, height * 0.49)
    lights = dict(key=1.25, rim=2.6, top=0.55, back=1.3)
    set_stage(height * 1.25, (0, 0, 0.45), floor=FLOOR, wall=WALL, **lights)
    place = (middle[0] + 0.04 * away, -away, height * 0.49 + 0.085 * away)
    set_camera(place, middle, 78, 7.0, (0, 0, height / 2))


def _arrange(fragments):
    """All fragments of a salt or hydrate in one list of atoms and bonds, the small ones beside the large.

    An ion or a water stands where it does not touch: it is not bound.
    """
    atoms = []
    bonds = []
    edge = 0.0
    for index, fragment in enumerate(fragments):
        points = np.array([atom.position for atom in fragment.atoms])
        points = points - points.mean(0)
        if index == 0:
            points = _along_principal_axes(points)
            edge = points[:, 0].max()
        else:
            side = 1 if index % 2 else -1
            reach = edge + 2.0 - (points[:, 0].min() if side > 0 else -points[:, 0].max())
            points = points + [side * reach, 0, 0.9 if side > 0 else -0.7]
        offset = len(atoms)
        atoms += [(atom.element, tuple(point)) for atom, point in zip(fragment.atoms, points)]
        bonds += [(a + offset, b + offset, order) for a, b, order in fragment.bonds]
    return atoms, bonds


def _along_principal_axes(points):
    """Longest extent along x, next along z, thinnest along y (towards the camera)."""
    _, _, axes = np.linalg.svd(points - points.mean(0), full_matrices=False)
    longest, next_one, thinnest = axes
    # A mirrored molecule would be another one (L-glutamate would become D).
    if np.linalg.det([longest, thinnest, next_one]) < 0:
        thinnest = -thinnest
    return points @ np.stack([longest, thinnest, next_one], 1)


def _orient(points, args):
    turn = Euler(np.radians((-16, args.get("roll", 0), args.get("turn", 24)))).to_matrix()
    return points @ np.array(turn).T


def _plane_normal(points):
    """The normal of the plane in which the atoms lie best: double bonds open in that plane."""
    _, _, axes = np.linalg.svd(points - points.mean(0), full_matrices=False)
    return Vector(axes[2])


def _stick(start, end, order, normal, steel):
    a, b = Vector(start), Vector(end)
    if order == 1:
        rod("bond", a, b, STICK_RADIUS * METRES_PER_ANGSTROM, steel, 32)
        return
    side = (b - a).cross(normal).normalized() * DOUBLE_STICK_GAP * METRES_PER_ANGSTROM
    for offset in (side, -side):
        rod("bond", a + offset, b + offset, DOUBLE_STICK_RADIUS * METRES_PER_ANGSTROM, steel, 32)


def _stands(points, fragments, steel):
    """A steel rod under the middle of each fragment, on foot plates of the same steel."""
    start = 0
    for fragment in fragments:
        size = len(fragment.atoms)
        own = points[start : start + size]
        middle = own.mean(0)
        # The rod holds the atom nearest to the axis of the fragment among the low ones.
        reach = np.hypot(own[:, 0] - middle[0], own[:, 1] - middle[1])
        heavy = np.array([atom.element != "H" for atom in fragment.atoms])
        held = int(np.argmin(reach + own[:, 2] * 0.9 + np.where(heavy, 0, 0.5)))
        x, y, z = own[held]
        radius = 0.085 if size > 3 else 0.045
        foot = rounded_profile(
            [(0, 0), (radius, 0), (radius, 0.014), (0.012, 0.022), (0.010, 0.03), (0, 0.03)],
            [0, 0.003, 0.006, 0.01, 0.002, 0],
            5,
        )
        lathe("foot", foot, [steel], 128, 40, location=(x, y, 0))
        rod("stand", (x, y, 0.02), (x, y, z), 0.0055, steel, 32)
        start += size
