"""Glycerine runs from a beaker through the neck of an Erlenmeyer flask and coils on the surface."""

import math

import bmesh
import bpy

from materials import glass, glow
from shapes import angles, baked, box, edited, grid_faces, lathe, link, polar, rounded_profile
from studio import DARK, Shot, set_camera, set_stage
from tableware import filled_vessel, liquid_surface, meniscus

GLYCERINE = 1.47
"""Its refractive index."""
LEVEL = 0.068
# A 500 ml flask: 105 mm at the base, 180 mm high, 34 mm at the neck.
ROUNDING = [0, 0.004, 0.006, 0.012, 0.022, 0.006, 0]
OUTER_BASE = [(0, 0.0008), (0.047, 0), (0.0525, 0.004), (0.0525, 0.010)]
OUTER_NECK = [(0.0172, 0.128), (0.0172, 0.168), (0.0205, 0.1735)]
OUTER = rounded_profile(OUTER_BASE + OUTER_NECK, ROUNDING)
INNER_BASE = [(0, 0.0028), (0.045, 0.0024), (0.0505, 0.006), (0.0505, 0.0104)]
INNER_NECK = [(0.0154, 0.1275), (0.0154, 0.168), (0.0187, 0.1745)]
INNER = rounded_profile(INNER_BASE + INNER_NECK, ROUNDING)
RIM = [(0.0207, 0.1745), (0.0207, 0.1756), (0.0200, 0.1764), (0.0193, 0.1762), (0.0187, 0.1745)]
# The beaker from which it is poured: radius, height and wall, how far it is tipped, and where its lip is.
BEAKER_RADIUS, BEAKER_HEIGHT, BEAKER_WALL = 0.0205, 0.054, 0.0016
TIP = math.radians(79)
LIP = (0.0, 0.0, 0.200)
VOXEL = 0.0004


def build(job):
    surface, edge = filled_vessel("flask", OUTER, INNER, RIM, LEVEL, GLYCERINE)
    wall = meniscus(edge, LEVEL)
    liquid_surface(wall, surface)
    _beaker()
    _poured(wall[0][0], surface)
    set_stage(0.26, (0, 0, 0.45), key=0.8, rim=1.2, top=0.25, back=0.3, **DARK)
    _bright_cards()
    set_camera((0.014, -1.00, 0.190), (0.012, 0, 0.130), 95, 13, (0, -0.01, 0.12))
    return Shot(
        exposure=0.1, bounces=24, glossy_bounces=12, transmission_bounces=22, guided_denoise=False
    )


def _tipped(x, y, z):
    """A point of the upright beaker, whose lip looks to -x, where the tipped beaker has it."""
    c, s = math.cos(TIP), math.sin(TIP)
    lip_x, lip_z = -(BEAKER_RADIUS + 0.005), BEAKER_HEIGHT
    dx, dz = x - lip_x, z - lip_z
    return (LIP[0] + dx * c - dz * s, LIP[1] + y, LIP[2] + dx * s + dz * c)


def _spout(angle, z):
    """How far the rim is drawn out at an angle and height: a lip opposite to +x."""
    towards = math.exp(-(((abs(angle) - math.pi) / 0.24) ** 2))
    return 0.005 * towards * max(0.0, (z - BEAKER_HEIGHT + 0.012) / 0.012) ** 2


def _shell(profile, name):
    """A tipped surface of revolution whose rim has the lip; angles run from -pi to pi."""
    segments = 160
    vertices = []
    for angle in angles(segments, -math.pi):
        for r, z in profile:
            reach = r + (_spout(angle, z) if r > BEAKER_RADIUS * 0.8 else 0)
            vertices.append(_tipped(*polar(reach, angle, z)))
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], grid_faces(segments, len(profile), closed=True))
    with edited(data) as edit:
        bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=1e-6)
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    return data


def _beaker():
    r, h, wall = BEAKER_RADIUS, BEAKER_HEIGHT, BEAKER_WALL
    rim = [(z, t) for z, t in ((h - 0.004, 0.0), (h - 0.001, 0.0004), (h, 0.0010))]
    outside = rounded_profile([(0, 0), (r, 0), (r, h - 0.012)], [0, 0.005, 0])
    inside = rounded_profile([(0, wall), (r - wall, wall), (r - wall, h - 0.012)], [0, 0.004, 0])
    profile = [
        *outside,
        *((r + out, z) for z, out in rim),
        *((r - wall + out, z) for z, out in reversed(rim)),
        *reversed(inside),
    ]
    data = _shell(profile, "beaker")
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(glass("beaker", 1.5, shadow=(0.9, 0.94, 0.95, 1)).material)
    link(bpy.data.objects.new("beaker", data))


def _poured(inner, surface):
    """What is left in the beaker, the stream over its lip, the coil and the mound, as one mesh."""
    data = _pool()
    with edited(data) as edit:
        edit.from_mesh(_stream())
        edit.from_mesh(_mound(inner))
    obj = link(bpy.data.objects.new("poured", data))
    remesh = obj.modifiers.new("one", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", VOXEL
    smooth = obj.modifiers.new("smooth", "SMOOTH")
    smooth.iterations, smooth.factor = 12, 0.5
    whole = baked(obj)
    # The mound's underside and rim go: the liquid below it is one body with it.
    with edited(whole) as edit:
        under = [
            face
            for face in edit.faces
            for at in (face.calc_center_median(),)
            if at.z < LEVEL + 0.004 and (at.z < LEVEL - VOXEL or math.hypot(at.x, at.y) > inner)
        ]
        bmesh.ops.delete(edit, geom=under, context="FACES")
    whole.polygons.foreach_set("use_smooth", [True] * len(whole.polygons))
    whole.materials.clear()
    whole.materials.append(surface.material)
    link(bpy.data.objects.new("poured", whole))


def _pool():
    """The glycerine in the beaker, level with its lip; it enters the glass a little, so that no gap shows."""
    r, wall, h = BEAKER_RADIUS, BEAKER_WALL - 0.0003, BEAKER_HEIGHT
    inside = rounded_profile([(0, wall), (r - wall, wall), (r - wall, h - 0.012)], [0, 0.004, 0])
    data = _shell([*inside, (r - wall, h - 0.001), (0, h - 0.001)], "pool")
    level = (0, 0, LIP[2] + 0.0028)
    with edited(data) as edit:
        everything = [*edit.verts, *edit.edges, *edit.faces]
        cut = bmesh.ops.bisect_plane(
            edit, geom=everything, plane_co=level, plane_no=(0, 0, 1), clear_outer=True
        )
        edges = [part for part in cut["geom_cut"] if isinstance(part, bmesh.types.BMEdge)]
        bmesh.ops.holes_fill(edit, edges=edges)
    return data


def _stream():
    """A strand that tapers from 6 to 2 mm, as it falls ever faster, and lies down in a coil."""
    landing = LEVEL + 0.0055
    line = [(0.016, 0, LIP[2] + 0.0006, 0.0026), (0.008, 0, LIP[2] + 0.0010, 0.0028)]
    for step in range(9):
        a = math.pi / 2 * step / 8
        bent_z = LIP[2] + 0.0012 - 0.0062 * (1 - math.cos(a))
        line.append((0.003 - 0.0062 * math.sin(a), 0, bent_z, 0.003))
    x, top = line[-1][0], line[-1][2]
    for step in range(1, 80):
        t = step / 80
        # The flow is the same at every height, so the radius falls with the fourth root of the drop.
        line.append((x, 0, top + (landing - top) * t, 0.003 * (1 + 80 * t) ** -0.25))
    thin = line[-1][3]
    turns, points = 2.6, 130
    for step in range(points + 1):
        t = step / points
        angle = 2 * math.pi * turns * t
        spread = 0.0046 * min(1, t * 6) * (1 + 0.25 * t)
        at = (x + spread * math.cos(angle), spread * math.sin(angle), landing - 0.0052 * t)
        line.append((*at, thin * (1 + 0.15 * t)))
    curve = bpy.data.curves.new("stream", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = 1.0, 6, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for point, (px, py, pz, radius) in zip(spline.points, line):
        point.co, point.radius = (px, py, pz, 1), radius
    return baked(link(bpy.data.objects.new("stream", curve)))


def _mound(inner):
    """The surface where the strand lands, swollen by a millimetre, on a disc that is cut off later."""
    rise = [
        (r, LEVEL + 0.0012 * math.exp(-((r / 0.009) ** 2)))
        for r in ((inner + 0.0015) * t / 24 for t in range(25))
    ]
    obj = lathe("mound", [*rise, (inner + 0.0015, LEVEL - 0.004), (0, LEVEL - 0.004)], [], 96)
    data = obj.data
    bpy.data.objects.remove(obj)
    return data


def _bright_cards():
    """Bright cards outside the picture, visible only as bright edges of glass and liquid."""
    white = glow("card", (0.9, 0.95, 1, 1), 7.0)
    for x in (-0.66, 0.68):
        card = box("card", (0.8, 0.004, 0.6), (x, 0.3, 0.31), white)
        card.visible_shadow = card.visible_diffuse = card.visible_glossy = False
