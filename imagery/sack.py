"""A filled 25 kg paper sack: two sheets seamed at the edge, blown up by cloth simulation.

The shape does not depend on the print, so each seed is simulated once and kept
in `.cache/imagery/`.
"""

from pathlib import Path

import bpy
import numpy as np

from labels import BAG_MM
from materials import plain
from shapes import mesh

CACHE = Path(__file__).parent.parent / ".cache" / "imagery"
COLUMNS, ROWS = 56, 90
FRAMES = 42
WIDTH, HEIGHT = (mm / 1000 for mm in BAG_MM)
SHAPE_VERSION = 1
"""Raised when the simulation changes, so that kept shapes are made anew."""


def paper(name, path):
    """Kraft paper, white and printed: faint fibre, sharp small creases."""
    material = plain(name, (0.9, 0.89, 0.86, 1), 0.55, specular=0.3)
    picture = material.node(
        "TexImage", image=bpy.data.images.load(str(path)), interpolation="Cubic"
    )
    picture.extension = "EXTEND"
    material.link(material.coordinates("UV"), picture.inputs[0])
    material.drive(picture.outputs[0], "Base Color")
    crease = material.noise(9, 4, roughness=0.6, distortion=1.6)
    ridge = material.math("ABSOLUTE", material.math("SUBTRACT", crease, 0.5))
    normal = material.bump(ridge, 0.35, 0.012)
    normal = material.bump(material.noise(240, 3), 0.06, 0.001, normal)
    material.drive(normal, "Normal")
    return material


def sack(name, material, seed=1):
    """An object with its print to -y, its mouth up, its middle over the origin and its foot at z 0."""
    vertices, uv, faces = _sheets(seed)
    kept = CACHE / f"sack-{SHAPE_VERSION}-{seed}.npy"
    if kept.exists():
        obj = mesh(name, np.load(kept), faces, [material], True, 180, uv)
    else:
        obj = mesh(name, vertices, faces, [material], True, 180, uv)
        _blow_up(obj)
        CACHE.mkdir(parents=True, exist_ok=True)
        np.save(kept, read_points(obj))
    smooth = obj.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return obj


def read_points(obj):
    """The vertices as an (n, 3) array."""
    points = np.empty(len(obj.data.vertices) * 3, np.float32)
    obj.data.vertices.foreach_get("co", points)
    return points.reshape(-1, 3)


def write_points(obj, points):
    """Moves the vertices."""
    obj.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    obj.data.update()


def stand(obj):
    """Lets the sack stand: its foot flat and its belly low, as the grain settles."""
    points = read_points(obj)
    points[:, 2] -= points[:, 2].min()
    height = points[:, 2].max()
    along = points[:, 2] / height
    foot = np.clip((0.15 - along) / 0.15, 0, 1)
    points[:, 2] *= 1 - foot * 0.9
    # The lower seam is folded under: the corners turn in instead of flaring out.
    points[:, 0] *= 1 - 0.10 * foot
    belly = 1 + 0.30 * np.exp(-(((along - 0.2) / 0.28) ** 2))
    points[:, 1] *= belly
    points[:, 0] *= 1 + 0.05 * np.exp(-(((along - 0.22) / 0.25) ** 2))
    low = along < 0.15
    points[low, 1] = np.sign(points[low, 1]) * np.maximum(
        np.abs(points[low, 1]), 0.055 * (1 - foot[low] ** 3)
    )
    points[:, 2] -= points[:, 2].min()
    write_points(obj, points)


def lie(obj, thickness=0.13):
    """Presses the sack to a thickness, as in a stack; it still stands upright in its own axes."""
    points = read_points(obj)
    half = thickness / 2
    points[:, 1] = half * np.tanh(points[:, 1] / half * 1.05)
    points[:, 2] -= (points[:, 2].max() + points[:, 2].min()) / 2
    write_points(obj, points)


def _sheets(seed):
    rng = np.random.default_rng(seed)
    vertices = []
    uv = []
    faces = []

    def index(sheet, i, j):
        return sheet * (COLUMNS + 1) * (ROWS + 1) + j * (COLUMNS + 1) + i

    for sheet in (0, 1):
        for j in range(ROWS + 1):
            for i in range(COLUMNS + 1):
                x, y = i / COLUMNS - 0.5, j / ROWS
                depth = (-0.012 if sheet == 0 else 0.012) + rng.normal() * 0.0008
                vertices.append((x * WIDTH, depth, y * HEIGHT))
                uv.append((i / COLUMNS if sheet == 0 else 1 - i / COLUMNS, y))
    for j in range(ROWS):
        for i in range(COLUMNS):
            faces.append(
                (index(0, i, j), index(0, i + 1, j), index(0, i + 1, j + 1), index(0, i, j + 1))
            )
            faces.append(
                (index(1, i, j), index(1, i, j + 1), index(1, i + 1, j + 1), index(1, i + 1, j))
            )
    rim = [(i, 0) for i in range(COLUMNS)] + [(COLUMNS, j) for j in range(ROWS)]
    rim += [(COLUMNS - i, ROWS) for i in range(COLUMNS)] + [(0, ROWS - j) for j in range(ROWS)]
    for here, after in zip(rim, rim[1:] + rim[:1]):
        faces.append((index(0, *here), index(1, *here), index(1, *after), index(0, *after)))
    return vertices, uv, faces


def _blow_up(obj):
    scene = bpy.context.scene
    modifier = obj.modifiers.new("cloth", "CLOTH")
    cloth = modifier.settings
    cloth.quality = 6
    cloth.mass = 0.25
    cloth.tension_stiffness = cloth.compression_stiffness = 40
    cloth.shear_stiffness = 18
    cloth.bending_stiffness = 3.5
    cloth.air_damping = 4
    cloth.use_pressure = True
    cloth.uniform_pressure_force = 6
    cloth.effector_weights.gravity = 0
    modifier.collision_settings.use_collision = False
    modifier.collision_settings.use_self_collision = False
    scene.frame_start, scene.frame_end = 1, FRAMES
    modifier.point_cache.frame_end = FRAMES
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    shaped = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = bpy.data.meshes.new_from_object(shaped)
    obj.modifiers.clear()
    obj.data = data
