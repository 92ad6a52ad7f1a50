"""Workers in the page pictures, for views from behind or aside, up to 300 pixels high. Metres."""

import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Matrix

from materials import plain, srgb
from people.body import SKIN_POINTS, Body
from people.cloth import compact, let_out, to_blender
from people.clothes import attribute, build_gloves_and_boots, build_helmet, build_suit, part, rise
from people.poses import POSES
from shapes import box, link

SKIN = srgb("#6a432e")


@dataclass
class Look:
    """Clothes in CSS colours, the vest if there is one, and one of `BUILDS`."""

    suit: str = "#1b2438"
    helmet: str = "#d8d8d2"
    vest: str | None = "#a9b31d"
    build: str = "medium"


def add_worker(look, pose, location, bearing, height=1.7):
    """Puts a worker on the ground at `location`, who looks towards a bearing in degrees: 0 is +y, 90 +x."""
    body = Body(look.build, POSES[pose])
    parts = build_gloves_and_boots(body) + build_suit(body, look) + build_helmet(body, look)
    parts.append(_build_head(body))
    if pose == "writing":
        parts += _build_clipboard(body)
    low = min(vertex.co.z for vertex in parts[0].data.vertices)
    top = to_blender(body.rest[:SKIN_POINTS])[:, 2].max()
    worker = link(bpy.data.objects.new("worker", None))
    worker.scale = (height / (top - low),) * 3
    worker.location, worker.rotation_euler = location, (0, 0, math.radians(180 - bearing))
    for obj in parts:
        obj.parent = worker
        obj.matrix_parent_inverse = Matrix.Translation((0, 0, -low))
    return worker


def _build_clipboard(body):
    """A board with a sheet on the left hand of one who looks to -y."""
    [(x, y, z)] = to_blender(body.move[[body.names.index("finger3-1.L____head")]])
    brown, white, tilt = plain("board", srgb("#5b4028"), 0.5), plain("sheet", srgb("#d5d5cf"), 0.8), (-0.42, 0, 0)
    at = (x - 0.08, y - 0.03)
    return [
        box("board", (0.23, 0.32, 0.004), (*at, z + 0.045), brown, 0.001, tilt),
        box("sheet", (0.20, 0.28, 0.002), (*at, z + 0.051), white, 0, tilt),
    ]


def _build_head(body):
    """Head and neck, with cropped hair."""
    own, neck, eye = body.quads("body"), body.at("neck01")[1], body.at("eye.L")[1]
    high = body.rest[own][..., 1]
    kept = (high > neck - 0.9).all(1) & (body.share("head", "neck")[own] > 0.25).all(1)
    quads, rest, posed = compact(own[kept | (high > neck).all(1)], body.rest, body.posed)
    x, y, z = rest.T
    nape = y - (eye - 0.52) - 0.55 * rise(z, 0.0, 0.75)
    brow = 0.86 - z + 0.8 * np.maximum(y - eye - 0.35, 0)
    hair = rise(np.minimum(nape, brow), -0.3, 0.3) * (1 - rise(abs(x), 0.74, 0.8))
    skin = plain("skin", SKIN, 0.5).set(subsurface=0.04, subsurface_radius=(0.01, 0.004, 0.002))
    cropped = skin.remap(attribute(skin, "hair"), 0.3, 0.75)
    skin.drive(skin.mix(cropped, SKIN, srgb("#080706")), "Base Color")
    skin.drive(skin.mix(cropped, 0.35, 0.05), "Specular")
    return part("head", let_out(posed, quads, 0.05 * hair), quads, skin, hair=hair)
