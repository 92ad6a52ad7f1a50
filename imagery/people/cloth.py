"""Sheets of quads for clothes: let out, and draped over the body by Blender's cloth."""

import hashlib

import bpy
import numpy as np

from people.body import DATA
from shapes import baked, mesh

DRAPE_VERSION = 1
"""Part of the names of kept drapes. Raise it after a change of `_fall`."""
DRAPE_FRAMES = 40
GROWTH = 0.085
"""How much larger the cloth is than its cut, so that it creases."""


def to_blender(points):
    """Metres, z up, from the body's decimetres, y up."""
    return points[:, [0, 2, 1]] * [0.1, -0.1, 0.1]


def compact(quads, *arrays):
    """Only the points that these faces use."""
    used, quads = np.unique(quads, return_inverse=True)
    return (quads.reshape(-1, 4), *(array[used] for array in arrays))


def finer(points, quads):
    """Points and faces of a surface divided once."""
    obj = mesh("finer", points, quads, [])
    obj.modifiers.new("finer", "SUBSURF").levels = 1
    return _arrays(baked(obj))


def _arrays(data):
    points, corners = np.empty(len(data.vertices) * 3), np.empty(len(data.loops), np.int32)
    data.vertices.foreach_get("co", points)
    data.loops.foreach_get("vertex_index", corners)
    return points.reshape(-1, 3), corners.reshape(-1, 4)


def let_out(points, quads, distance):
    """Points moved along their normals."""
    a, b, c, d = (points[quads[:, k]] for k in range(4))
    normals = np.zeros_like(points)
    np.add.at(normals, quads, np.cross(c - a, d - b)[:, None])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    return points + normals * np.reshape(distance, (-1, 1))


def drape(cut, start, quads, pins, wall, wall_quads):
    """Lets cloth cut as `cut` fall from `start` onto the body `wall`, held by `pins`, 0 to 1.

    The result is kept in `.cache/imagery`.
    """
    shapes = b"".join(part.round(4).tobytes() for part in (cut, start, pins, wall))
    kept = DATA / f"drape-{DRAPE_VERSION}-{hashlib.sha256(shapes).hexdigest()[:16]}.npy"
    if not kept.exists():
        np.save(kept, _fall(cut, start, quads, pins, wall, wall_quads))
    return np.load(kept)


def _fall(cut, start, quads, pins, wall, wall_quads):
    body = mesh("wall", to_blender(wall), wall_quads, [])
    body.modifiers.new("collision", "COLLISION")
    body.collision.thickness_outer, body.collision.cloth_friction = 0.004, 8
    cloth = mesh("cloth", to_blender(start), quads, [])
    cloth.shape_key_add(name="start")
    pattern = cloth.shape_key_add(name="cut")
    pattern.data.foreach_set("co", to_blender(cut).astype(np.float32).ravel())
    group = cloth.vertex_groups.new(name="pins")
    for i in np.flatnonzero(pins > 0.01):
        group.add([int(i)], min(1.0, float(pins[i])), "REPLACE")
    falling = cloth.modifiers.new("cloth", "CLOTH")
    settings, hits = falling.settings, falling.collision_settings
    settings.vertex_group_mass, settings.rest_shape_key = "pins", pattern
    settings.shrink_min, settings.quality, settings.mass = -GROWTH, 5, 0.3
    settings.air_damping, settings.bending_stiffness = 2, 0.06
    settings.tension_stiffness = settings.compression_stiffness = 12
    hits.collision_quality, hits.distance_min = 2, 0.003
    falling.point_cache.frame_end = DRAPE_FRAMES
    for frame in range(1, DRAPE_FRAMES + 1):
        bpy.context.scene.frame_set(frame)
    fallen = _arrays(baked(cloth))[0][:, [0, 2, 1]] * [10, 10, -10]
    bpy.data.objects.remove(body)
    bpy.context.scene.frame_set(1)
    return fallen
