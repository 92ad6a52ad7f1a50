"""Slate and vessels that show samples. Each glass interface is modelled."""

import math

import bmesh

from materials import glass, plain, srgb
from shapes import box, edited, lathe, rounded_profile

GLASS_INDEX = 1.5
MENISCUS = 0.0022
"""How far a liquid rises at the wall, metres."""
BOARD = 0.008
"""Height of the top of the slate, metres."""


def glass_tray(radius, height, base):
    """A flat dish of laboratory glass on a surface at `base`; returns the height of its floor."""
    wall = 0.0024
    outer = rounded_profile([(0, 0.0004), (radius, 0), (radius, height)], [0, 0.005, 0])
    inner = rounded_profile(
        [(0, wall), (radius - wall, wall), (radius - wall, height)], [0, 0.004, 0]
    )
    rim = [
        (radius + 0.0004, height + 0.0006),
        (radius - wall / 2, height + 0.0014),
        (radius - wall + 0.0002, height + 0.0006),
    ]
    empty_vessel("tray", outer, inner, rim, (0, 0, base), shadow=(0.9, 0.94, 0.95, 1))
    return base + wall


def slate(width=3.0, depth=2.0, thickness=BOARD):
    """A matt navy board; its top is at `thickness`."""
    stone = plain("slate", srgb("#14263f"), 0.55, specular=0.3)
    box("slate", (width, depth, thickness), (0, 0.3, thickness / 2), stone, 0.0025)


def radius_at(profile, z):
    """The radius of a profile where it passes a height (the last one found)."""
    found = None
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        if (z0 - z) * (z1 - z) <= 0 and abs(z1 - z0) > 1e-9 and r0 > 1e-4:
            found = r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    return found


def empty_vessel(name, outer, inner, rim, location=(0, 0, 0), shadow=(0.86, 0.92, 0.93, 1)):
    """A glass whose wall has an outside and an inside; profiles run from the bottom's middle to the rim."""
    material = glass(name, GLASS_INDEX, shadow=shadow)
    whole = [*outer, *rim, *reversed(inner)]
    obj = lathe(name, whole, [material], 192, 60, location=location)
    with edited(obj.data) as edit:
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)


def filled_vessel(
    name, outer, inner, rim, level, liquid_index, liquid_colour=(1, 1, 1, 1), location=(0, 0, 0)
):
    """A glass with a liquid: air to glass, glass to air, glass to liquid, liquid to air, each modelled once.

    Returns the material of the liquid's surface, and the radius at which the surface meets the wall.
    """
    shadow = (0.88, 0.93, 0.94, 1)
    outside = glass(name + " outside", GLASS_INDEX, shadow=shadow)
    dry = glass(name + " dry", GLASS_INDEX, shadow=shadow)
    wet = glass(name + " wet", GLASS_INDEX / liquid_index, liquid_colour, shadow=shadow)
    surface = glass(name + " surface", liquid_index, liquid_colour, shadow=shadow)
    edge = radius_at(inner, level + MENISCUS)
    upper = [p for p in inner if p[1] > level + MENISCUS]
    lower = [p for p in inner if p[1] < level + MENISCUS]
    shell = lathe(name, [*outer, *rim], [outside], 192, 60, location=location)
    _face(shell, outwards=True)
    above = lathe(name, [(edge, level + MENISCUS), *upper], [dry], 192, 60, location=location)
    _face(above, outwards=False)
    below = lathe(name, [*lower, (edge, level + MENISCUS)], [wet], 192, 60, location=location)
    _face(below, outwards=False)
    return surface, edge


def meniscus(edge, level):
    """The profile of a liquid's surface where it rises at a wall, whose radius is `edge`."""
    start = edge - 0.004
    angles = [t * math.pi / 2 / 6 for t in range(7)]
    return [(start + 0.004 * math.sin(a), level + MENISCUS * (1 - math.cos(a))) for a in angles]


def liquid_surface(profile, material, location=(0, 0, 0)):
    """The surface of a liquid, from its middle to the wall."""
    obj = lathe("surface", profile, [material], 192, 60, location=location)
    with edited(obj.data) as edit:
        edit.normal_update()
        if sum(face.normal.z * face.calc_area() for face in edit.faces) < 0:
            bmesh.ops.reverse_faces(edit, faces=edit.faces)


def _face(obj, outwards):
    """Turns all faces of a lathe away from its axis, or towards it."""
    with edited(obj.data) as edit:
        edit.normal_update()
        away = 0.0
        for face in edit.faces:
            middle = face.calc_center_median()
            away += (face.normal.x * middle.x + face.normal.y * middle.y) * face.calc_area()
        if (away > 0) != outwards:
            bmesh.ops.reverse_faces(edit, faces=edit.faces)
