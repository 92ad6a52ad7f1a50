"""Crystals, pastilles and powder: the shapes of single grains, heaps of them, and piles settled by physics."""

import itertools
import math
from pathlib import Path

import bmesh
import bpy
import numpy as np
from mathutils import Matrix

from materials import glass, plain, srgb
from shapes import angles, array_mesh, box, link, polar

CACHE = Path(__file__).parent.parent / ".cache" / "imagery"
PILE_VERSION = 3
"""Part of the names of cached piles. Raise it after a change of `settle`."""
PILE_UNIT = 100.0
"""Piles settle at a hundred times their size: the physics engine is made for boxes, not for grains."""


# Single grains: vertices and triangles, about 1 across, long axis z.


def crystal(planes, bevel=0.0):
    """The solid that planes enclose, as a crystal's faces do; `planes` are (normal, distance) pairs.

    `bevel` rounds its edges by that width: worn edges catch the light.
    """
    normals = np.array([normal for normal, _ in planes], float)
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    distances = np.array([distance for _, distance in planes], float)
    corners = []
    for three in itertools.combinations(range(len(planes)), 3):
        system = normals[list(three)]
        if abs(np.linalg.det(system)) < 1e-6:
            continue
        corner = np.linalg.solve(system, distances[list(three)])
        if (normals @ corner <= distances + 1e-9).all():
            corners.append(corner)
    edit = bmesh.new()
    for corner in corners:
        edit.verts.new(corner)
    bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-5)
    bmesh.ops.convex_hull(edit, input=edit.verts)
    bmesh.ops.dissolve_limit(edit, angle_limit=math.radians(1), verts=edit.verts, edges=edit.edges)
    if bevel:
        rounding = dict(offset=bevel, segments=2, profile=0.5, affect="EDGES", clamp_overlap=True)
        bmesh.ops.bevel(edit, geom=edit.edges, **rounding)
    bmesh.ops.triangulate(edit, faces=edit.faces)
    edit.verts.index_update()
    points = np.array([vertex.co[:] for vertex in edit.verts])
    faces = np.array([[vertex.index for vertex in face.verts] for face in edit.faces])
    edit.free()
    return points, faces


def prism(seed, bevel=0.0):
    """A stout prism with roof-shaped ends, as citric acid monohydrate crystallises; `seed` varies its faces."""
    rng = np.random.default_rng(seed)
    sides = [((math.cos(a), math.sin(a), 0), 0.5) for a in np.radians([38, 142, 218, 322])]
    sides += [((1, 0, 0), 0.52), ((-1, 0, 0), 0.52)]
    ends = [((0, y, z), 0.74) for y in (-0.72, 0.72) for z in (-0.7, 0.7)]
    ends += [((x, 0, z), 0.88) for x in (-0.62, 0.62) for z in (-0.78, 0.78)]
    return crystal([(n, d * rng.uniform(0.8, 1.16)) for n, d in sides + ends], bevel)


def needle(seed=0, slenderness=11, bevel=0.0):
    """A six-sided needle, as monosodium glutamate crystallises; `slenderness` is length over width."""
    rng = np.random.default_rng(seed)
    radius = 1 / slenderness
    sides = [
        ((math.cos(a), math.sin(a), 0), radius * rng.uniform(0.82, 1.1))
        for a in np.radians(range(0, 360, 60))
    ]
    turn = rng.uniform(0, math.pi)
    ends = [
        (
            (side * math.cos(turn) * 0.8, side * math.sin(turn) * 0.8, z),
            0.78 * rng.uniform(0.94, 1.02),
        )
        for z in (-1, 1)
        for side in (-1, 1)
    ]
    return crystal(sides + ends, bevel * radius)


def pastille(segments=28, rings=7):
    """A drop that set on a cooling belt: flat below, a low dome above, its edge rounded."""
    profile = [(0.93, -0.20), (0.985, -0.17), (1.0, -0.11)]
    for step in range(1, rings + 1):
        a = math.pi / 2 * step / rings
        profile.append((math.cos(a) ** 0.9 if step < rings else 0.0, -0.11 + 0.50 * math.sin(a)))
    vertices = [(0.0, 0.0, -0.20)]
    for r, z in profile[:-1]:
        vertices += [polar(r, a, z) for a in angles(segments)]
    vertices.append((0.0, 0.0, profile[-1][1]))
    faces = []
    last = len(vertices) - 1
    for i in range(segments):
        j = (i + 1) % segments
        faces.append((0, 1 + j, 1 + i))
        for row in range(len(profile) - 2):
            a, b = 1 + row * segments, 1 + (row + 1) * segments
            faces += [(a + i, a + j, b + j), (a + i, b + j, b + i)]
        top = 1 + (len(profile) - 2) * segments
        faces.append((top + i, top + j, last))
    return np.array(vertices), np.array(faces)


# Materials of grains.


CRYSTAL = srgb("#fbfcfc")


def clear_crystal(name, cloud, roughness=0.0, colour=CRYSTAL):
    """Clear crystal for a close view; `cloud` is the share of light that its veils scatter, 0 to 1."""
    material = glass(name, 1.5, roughness=roughness, shadow=(0.62, 0.67, 0.70, 1))
    clear = material.output.inputs[0].links[0].from_socket
    veil = material.node("AddShader")
    for slot, kind in enumerate(("BsdfDiffuse", "BsdfTranslucent")):
        side = material.node(kind)
        side.inputs[0].default_value = tuple(0.5 * c for c in colour[:3]) + (1,)
        material.link(side.outputs[0], veil.inputs[slot])
    material.show(material.mix_shaders(cloud, clear, veil.outputs[0]))
    return material


# Heaps.


def scatter(name, template, material, count, place, sizes, seed):
    """Grains turned at random; `place(rng, count)` gives their middles, `sizes` their half length."""
    rng = np.random.default_rng(seed)
    points, faces = template
    middles = place(rng, count)
    count = len(middles)
    size = np.exp(rng.uniform(np.log(sizes[0]), np.log(sizes[1]), count))
    axes = rng.normal(size=(count, 3))
    axes /= np.linalg.norm(axes, axis=1)[:, None]
    frames = _frames(axes, rng.uniform(0, 2 * np.pi, count))
    scale = np.stack([size * rng.uniform(0.8, 1.25, count) for _ in range(3)], 1)
    shaped = points[None] * scale[:, None, :] * (1 + rng.normal(0, 0.06, (count, len(points), 3)))
    placed = np.einsum("nij,nmj->nmi", frames, shaped) + middles[:, None, :]
    # Lifts grains that would intersect the floor.
    lift = np.maximum(0, -placed[..., 2].min(1))
    placed[..., 2] += lift[:, None]
    index = (faces[None] + (np.arange(count) * len(points))[:, None, None]).reshape(-1, 3)
    return array_mesh(name, placed.reshape(-1, 3), index, [material])


def _frames(axes, spin):
    """Rotations that turn z to the axes, after a spin about it."""
    helper = np.where(np.abs(axes[:, :1]) < 0.9, [[1.0, 0, 0]], [[0, 1.0, 0]])
    u = np.cross(helper, axes)
    u /= np.linalg.norm(u, axis=1)[:, None]
    v = np.cross(axes, u)
    c, s = np.cos(spin)[:, None], np.sin(spin)[:, None]
    return np.stack([u * c + v * s, v * c - u * s, axes], 2)


def around_heap(radius, spread, height, base=0.0):
    """Places on the ground beside a heap, ever fewer outwards, for `scatter`."""

    def place(rng, count):
        angle = rng.uniform(0, 2 * np.pi, count)
        reach = radius * 0.95 + rng.exponential(spread, count)
        z = np.full(count, height + base)
        return np.stack([reach * np.cos(angle), reach * np.sin(angle), z], 1)

    return place


# Piles.


def settle(
    name, templates, materials, count, size, radius,
    seed=1, heap=False, friction=0.6, hulls=None, spread=(1.0, 1.0), smooth=True,
):
    """Drops grains of half length `size` into a ring of `radius` and lets them come to rest.

    For a `heap` the ring is then lifted off slowly, and the pile slumps to its own slope.

    They touch and never pass through each other, which a close view shows. The
    grains take the `templates` and `materials` (in the shares of their repeats) in turn,
    and each is larger or smaller by a factor within `spread`.
    `hulls` are coarser shapes to collide with. The result is cached in `.cache/imagery/`.
    """
    kept = CACHE / f"pile-{PILE_VERSION}-{name}-{count}-{seed}.npy"
    shapes = [
        [_grain_mesh(name, points * size, faces, material, smooth) for material in materials]
        for points, faces in templates
    ]
    if kept.exists():
        places = np.load(kept)
    else:
        falling = [(points * size * PILE_UNIT, faces) for points, faces in hulls or templates]
        places = _drop(falling, count, radius * PILE_UNIT, seed, heap, friction, spread)
        places[:, :3, 3] /= PILE_UNIT
        CACHE.mkdir(parents=True, exist_ok=True)
        np.save(kept, places)
    rng = np.random.default_rng(seed)
    objects = []
    for index, place in enumerate(places):
        shape = shapes[index % len(shapes)]
        obj = link(bpy.data.objects.new(name, shape[rng.integers(len(materials))]))
        obj.matrix_world = Matrix(place.tolist())
        objects.append(obj)
    return objects


def _grain_mesh(name, points, faces, material, smooth):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points.tolist(), [], faces.tolist())
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(50)
    data.materials.append(material.material)
    return data


LIFT_FRAMES, REST_FRAMES = 70, 50
FRAMES_PER_SECOND = 24
WALL_PANELS = 24


def _drop(shapes, count, radius, seed, heap, friction, spread):
    scene = bpy.context.scene
    rng = np.random.default_rng(seed)
    meshes = []
    for points, faces in shapes:
        data = bpy.data.meshes.new("drop")
        data.from_pydata(points.tolist(), [], faces.tolist())
        meshes.append(data)
    reach = max(np.abs(points).max() for points, _ in shapes) * max(spread)
    per_layer = max(1, int((radius / reach) ** 2 * 0.55))
    # Until the highest grain has landed, plus one second.
    fall = math.sqrt(2 * reach * 1.5 * count / per_layer / 9.81) + 1
    fill_frames = round(fall * FRAMES_PER_SECOND)
    frames = fill_frames + REST_FRAMES + (LIFT_FRAMES if heap else 0)
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new("bodies")
    world.substeps_per_frame = 6
    world.solver_iterations = 12
    world.point_cache.frame_end = frames
    black = plain("container", (0, 0, 0, 1))
    ground = box("ground", (radius * 20, radius * 20, 1.0), (0, 0, -0.5), black)
    _make_body(ground, world, "PASSIVE", "BOX", friction)
    walls = _walls(radius, reach, black, world, fill_frames if heap else None)
    bodies = []
    for index in range(count):
        layer = index // per_layer
        angle, away = rng.uniform(0, 2 * np.pi), (radius - reach) * math.sqrt(rng.uniform(0, 1))
        obj = link(bpy.data.objects.new("drop", meshes[index % len(meshes)]))
        obj.scale = (math.exp(rng.uniform(*np.log(spread))),) * 3
        obj.location = (
            away * math.cos(angle),
            away * math.sin(angle),
            reach * (1.2 + 1.5 * layer + rng.uniform(0, 0.9)),
        )
        obj.rotation_euler = rng.uniform(0, 2 * np.pi, 3)
        _make_body(obj, world, "ACTIVE", "CONVEX_HULL", friction)
        bodies.append(obj)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    places = np.array([np.array(obj.evaluated_get(graph).matrix_world) for obj in bodies])
    for obj in [*bodies, ground, *walls]:
        bpy.data.objects.remove(obj)
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    return places


def _walls(radius, reach, material, world, lift_at):
    """A ring of panels around the falling grains. The panels rise from the frame `lift_at` on."""
    height = radius * 6
    walls = []
    for angle in angles(WALL_PANELS):
        away = radius + reach * 0.5
        panel = box(
            "wall",
            (reach, 2.4 * math.pi * away / WALL_PANELS, height),
            polar(away, angle, height / 2),
            material,
            0,
            (0, 0, angle),
        )
        _make_body(panel, world, "PASSIVE", "BOX", 0.05)
        if lift_at:
            panel.rigid_body.kinematic = True
            panel.keyframe_insert("location", index=2, frame=lift_at)
            panel.location.z += radius * 2
            panel.keyframe_insert("location", index=2, frame=lift_at + LIFT_FRAMES)
        walls.append(panel)
    return walls


def _make_body(obj, world, kind, shape, friction):
    world.collection.objects.link(obj)
    bpy.context.view_layer.objects.active = obj
    obj.select_set(True)
    if obj.rigid_body is None:
        bpy.ops.rigidbody.object_add(type=kind)
    body = obj.rigid_body
    body.type = kind
    body.collision_shape = shape
    body.friction = friction
    body.restitution = 0.02
    body.linear_damping = 0.25
    body.angular_damping = 0.4
    body.use_margin = True
    body.collision_margin = 0.0
    obj.select_set(False)
