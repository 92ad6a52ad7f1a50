"""Meshes of revolution, boxes, tubes and plates from which the subjects are built.

Lengths are metres. Every function links its object to the scene and returns it.
"""

import math
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Vector

ALONG_X, ALONG_Y = (0, math.pi / 2, 0), (math.pi / 2, 0, 0)
"""Turns that lay an upright shape along an axis, as Euler angles in radians."""


def polar(radius, angle, z):
    """The point at a height z and at an angle in radians on a circle about the z axis."""
    return (radius * math.cos(angle), radius * math.sin(angle), z)


def angles(count, start=0.0):
    """Angles in radians that divide a full turn evenly."""
    return [start + 2 * math.pi * k / count for k in range(count)]


def link(obj):
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


class Assembly:
    """The objects created inside a `with` block, which `place` moves and turns together."""

    def __enter__(self):
        self._before = set(bpy.data.objects)
        return self

    def __exit__(self, *_):
        self._parts = [o for o in bpy.data.objects if o not in self._before and o.parent is None]

    def place(self, location=(0, 0, 0), turn=0.0):
        """Hangs the parts on an empty at `location`, turned by `turn` radians, and returns it."""
        parent = link(bpy.data.objects.new("group", None))
        parent.location, parent.rotation_euler = location, (0, 0, turn)
        for part in self._parts:
            part.parent = parent
        return parent


def copy_assembly(parent, location, turn=0.0):
    """A second instance of an assembly, which costs no memory."""
    parts = bpy.data.collections.get(parent.name)
    if not parts:
        parts = bpy.data.collections.new(parent.name)
        for part in parent.children_recursive:
            parts.objects.link(part)
    twin, copies = (link(bpy.data.objects.new("copy", None)) for _ in range(2))
    twin.location, twin.rotation_euler = location, (0, 0, turn)
    copies.instance_type, copies.instance_collection = "COLLECTION", parts
    copies.parent, copies.matrix_basis = twin, parent.matrix_basis.inverted()
    return twin



def mesh(name, vertices, faces, materials, smooth=True, auto_smooth=35, uv=None):
    """A mesh from lists; `uv` has one pair for each vertex."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    if uv is not None:
        layer = data.uv_layers.new()
        for loop in data.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    for material in materials:
        data.materials.append(material.material)
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(auto_smooth)
    data.update()
    return link(bpy.data.objects.new(name, data))


def grid_faces(rows, columns, closed=False):
    """The faces between the vertices of a grid, which are listed row by row.

    `closed` joins the last row to the first.
    """
    faces = []
    for i in range(rows if closed else rows - 1):
        here, after = i * columns, (i + 1) % rows * columns
        faces += [(here + j, after + j, after + j + 1, here + j + 1) for j in range(columns - 1)]
    return faces


def ring_faces(rings):
    """The faces between closed rings of vertices: an array of their numbers, one row for each ring."""
    after = np.roll(rings, -1, axis=1)
    return np.stack([rings[:-1], after[:-1], after[1:], rings[1:]], axis=-1).reshape(-1, 4).tolist()


def quad(name, corners, material, uv=None):
    """One flat face between four corners."""
    return mesh(name, corners, [(0, 1, 2, 3)], [material], False, uv=uv)


def floor(name, first, opposite, material, z=0.0):
    """A level rectangle between two opposite (x, y) corners."""
    (x0, y0), (x1, y1) = first, opposite
    return quad(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], material)


def array_mesh(name, vertices, faces, materials, smooth=False):
    """A mesh from arrays, for tens of thousands of grains: (n, 3) floats and (m, k) indices."""
    data = bpy.data.meshes.new(name)
    corners = faces.shape[1]
    data.vertices.add(len(vertices))
    data.loops.add(faces.size)
    data.polygons.add(len(faces))
    data.vertices.foreach_set("co", vertices.astype(np.float32).ravel())
    data.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, corners, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(faces), corners, np.int32))
    data.polygons.foreach_set("use_smooth", np.full(len(faces), smooth))
    data.update(calc_edges=True)
    for material in materials:
        data.materials.append(material.material)
    return link(bpy.data.objects.new(name, data))


@contextmanager
def edited(data):
    """A mesh opened for the operators of bmesh, and written back at the end of the `with` block."""
    edit = bmesh.new()
    edit.from_mesh(data)
    yield edit
    edit.to_mesh(data)
    edit.free()


def baked(obj):
    """The mesh of an object with its modifiers applied. Deletes the object."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    bpy.data.objects.remove(obj)
    return data


def thicken(obj, thickness, offset=-1.0):
    """Gives a surface a thickness: inwards at an `offset` of -1, to both sides at 0."""
    sheet = obj.modifiers.new("sheet", "SOLIDIFY")
    sheet.thickness, sheet.offset = thickness, offset


def with_holding_loops(profile, distance):
    """Adds loops beside the ends of long runs.

    Smooth normals interpolated over a long flat run bend the reflections on a
    drum wall; loops close to its ends keep the run flat.
    """
    held = [profile[0]]
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        length = math.hypot(r1 - r0, z1 - z0)
        if length > distance * 4 and min(r0, r1) > 1e-4:
            for along in (distance, length / 2, length - distance):
                t = along / length
                held.append((r0 + (r1 - r0) * t, z0 + (z1 - z0) * t))
        held.append((r1, z1))
    return held


def lathe(
    name,
    profile,
    materials,
    segments=128,
    auto_smooth=40,
    holding=0.0,
    location=(0, 0, 0),
    turn=(0, 0, 0),
):
    """Spins a profile of (radius, height) pairs about the z axis; `turn` is an Euler rotation in radians."""
    if holding:
        profile = with_holding_loops(profile, holding)
    vertices = [polar(r, angle, z) for angle in angles(segments) for r, z in profile]
    faces = grid_faces(segments, len(profile), closed=True)
    obj = mesh(name, vertices, faces, materials, True, auto_smooth)
    # The vertices of its poles coincide.
    with edited(obj.data) as edit:
        bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-6)
    obj.location, obj.rotation_euler = location, turn
    return obj


def ring(name, inner, outer, bottom, top, material, segments=128):
    """A flat ring about the z axis."""
    profile = [(inner, bottom), (outer, bottom), (outer, top), (inner, top), (inner, bottom)]
    return lathe(name, profile, [material], segments, 30)


def box(name, size, location, material, bevel=0.0, turn=(0, 0, 0)):
    """A box with rounded edges; `turn` is an Euler rotation in radians."""
    x, y, z = (side / 2 for side in size)
    vertices = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh(name, vertices, faces, [material], True, 40)
    obj.location = location
    obj.rotation_euler = turn
    if bevel:
        modifier = obj.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 3
    return obj


def cylinder(name, radius, height, location, material, segments=64, bevel=0.0, turn=(0, 0, 0)):
    """An upright cylinder about its own middle, with rounded edges."""
    half = height / 2
    edge = [(radius, half)]
    if bevel:
        arc = [t * math.pi / 2 / 4 for t in range(5)]
        inner, low = radius - bevel, half - bevel
        edge = [(inner + bevel * math.cos(a), low + bevel * math.sin(a)) for a in arc]
    profile = [(0, -half), *((r, -z) for r, z in reversed(edge)), *edge, (0, half)]
    return lathe(name, profile, [material], segments, 30, location=location, turn=turn)


def rod(name, start, end, radius, material, segments=24):
    """A round bar between two points."""
    length, middle, turn = _between(start, end)
    return cylinder(name, radius, length, middle, material, segments, turn=turn)


def beam(name, start, end, width, depth, material, bevel=0.004):
    """A rectangular hollow section between two points (a frame member)."""
    length, middle, turn = _between(start, end)
    return box(name, (width, depth, length), middle, material, bevel, turn)


def _between(start, end):
    """The length, middle and turn of an upright shape that is laid between two points."""
    a, b = Vector(start), Vector(end)
    return (b - a).length, (a + b) / 2, (b - a).to_track_quat("Z", "Y").to_euler()


def sphere(name, radius, location, material, subdivisions=5):
    """A ball."""
    data = bpy.data.meshes.new(name)
    with edited(data) as edit:
        bmesh.ops.create_icosphere(edit, subdivisions=subdivisions, radius=radius)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(material.material)
    obj = link(bpy.data.objects.new(name, data))
    obj.location = location
    return obj


def tube(name, lines, radius, material, closed=False, corner=0.0, resolution=4):
    """Bent tube along one line of points or several; `corner` is the bending radius."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    several = lines if isinstance(lines[0][0], (tuple, list, Vector)) else [lines]
    for line in several:
        points = [Vector(p) for p in line]
        if corner:
            points = rounded(points, corner, closed)
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = closed
        spline.use_smooth = True
        for target, point in zip(spline.points, points):
            target.co = (*point, 1)
    curve.materials.append(material.material)
    return link(bpy.data.objects.new(name, curve))


def rounded(points, radius, closed=False, steps=6):
    """Replaces the corners of a line of points by curves; `radius` is one length or one each."""
    count = len(points)
    result = []
    for i, point in enumerate(points):
        if not closed and i in (0, count - 1):
            result.append(point)
            continue
        before, after = points[i - 1] - point, points[(i + 1) % count] - point
        wanted = radius[i] if hasattr(radius, "__len__") else radius
        reach = min(wanted, before.length * 0.48, after.length * 0.48)
        start, end = point + before.normalized() * reach, point + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            result.append(start * (1 - t) ** 2 + point * 2 * t * (1 - t) + end * t * t)
    return result


def rounded_profile(profile, radii, steps=8):
    """Like `rounded`, for a lathe profile of (radius, height) pairs."""
    points = rounded([Vector((r, z, 0)) for r, z in profile], radii, steps=steps)
    return [(p.x, p.y) for p in points]


def curved_plate(name, radius, bottom, top, middle, half, material, rows=1):
    """A label bent round an upright cylinder, UV 0 to 1: `half` its angle to each side of `middle`.

    `radius` is a length or a function of height, for walls that are not straight.
    """
    segments = 64
    uv = [(i / segments, row / rows) for i in range(segments + 1) for row in range(rows + 1)]
    vertices = []
    for along, up in uv:
        z = bottom + (top - bottom) * up
        r = radius(z) if callable(radius) else radius
        vertices.append(polar(r, middle + half * (2 * along - 1), z))
    faces = grid_faces(segments + 1, rows + 1)
    return mesh(name, vertices, faces, [material], True, 60, uv)


def flat_plate(name, width, height, material, location, turn=(0, 0, 0)):
    """A flat label that faces -y, about its own middle, UV 0 to 1."""
    x, z = width / 2, height / 2
    corners = [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)]
    obj = quad(name, corners, material, [(0, 0), (1, 0), (1, 1), (0, 1)])
    obj.location = location
    obj.rotation_euler = turn
    return obj
