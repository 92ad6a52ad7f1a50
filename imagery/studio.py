"""Backdrop and lights of product pictures, the camera, and the render.

`set_stage` scales backdrop and lights with the subject, so that drums, tanks and
crystals are lit alike.
"""

import math
import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

import denoise
from materials import plain, srgb
from shapes import grid_faces, link, mesh

WALL = srgb("#86aab9")
FLOOR = srgb("#cfd9dd")
DARK = dict(floor=srgb("#414d59"), wall=srgb("#1b2839"))
"""The sweep that white goods stand out from."""
DENOISED = ("Image", "Denoising Albedo", "Denoising Normal")
"""The passes that the denoiser takes."""


@dataclass
class Haze:
    """Haze with distance: start and depth in metres, `most` of it from 0 to 1."""

    start: float
    depth: float
    most: float
    colour: tuple = (0.8, 0.75, 0.7)
    """Linear, where no sky is seen; else the sky's over the horizon, by `gain`."""
    power: float = 0.9
    gain: float = 0.9


@dataclass
class Shot:
    """The render settings of a scene, returned by its `build`."""

    exposure: float = 0.0
    bounces: int = 8
    glossy_bounces: int = 5
    transmission_bounces: int = 8
    indirect_clamp: float = 6.0
    vignette: float = 0.0
    glare: float = 0.0
    haze: Haze | None = None


def clear_scene():
    """Starts from an empty scene rendered by Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def set_world(colour, strength):
    """Even light from everywhere."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = colour
    background.inputs[1].default_value = strength


def set_backdrop(scale=1.0, wall=WALL, floor=FLOOR, fade=(0.15, 2.6), roughness=0.3):
    """A seamless backdrop whose floor curves up into its wall.

    `fade` gives the heights (at scale 1) between which the floor's colour becomes the wall's.
    """
    depth, radius, height, width, front = 4.5, 2.2, 8.0, 30.0, 8.0
    curve = [
        (depth - radius + radius * math.sin(a), radius - radius * math.cos(a))
        for a in (step * math.pi / 2 / 24 for step in range(25))
    ]
    profile = [(-front, 0.0), *curve, (depth, height)]
    vertices = [(x * scale, y * scale, z * scale) for x in (-width, width) for y, z in profile]
    material = plain("backdrop", floor, roughness, specular=0.35)
    z = material.axes(material.coordinates())[2]
    blend = material.remap(z, fade[0] * scale, fade[1] * scale)
    material.drive(material.ramp(blend, [(0, floor), (1, wall)], "EASE"), "Base Color")
    return mesh("backdrop", vertices, grid_faces(2, len(profile)), [material])


def area_light(name, location, target, width, power, colour=(1, 1, 1), height=None):
    """A soft light in watts that shows neither to the camera nor in a glossy backdrop."""
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy = power
    lamp.size = width
    lamp.color = colour
    if height:
        lamp.shape = "RECTANGLE"
        lamp.size_y = height
    obj = link(bpy.data.objects.new(name, lamp))
    obj.location = location
    aim = Vector(target) - Vector(location)
    obj.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = False
    return obj


def softbox(name, location, target, width, radiance, height, colour=(1, 1, 1)):
    """An area light given by its radiance. Its reflection is the long highlight on a drum."""
    power = radiance * math.pi * width * height
    return area_light(name, location, target, width, power, colour, height)


def set_stage(
    scale=1.0, centre=(0, 0, 0.5), key=1.0, rim=1.0, top=1.0, back=1.0, floor=FLOOR, wall=WALL
):
    """Sets backdrop, warm key from the left, cool rim from the right, top and wall light.

    `scale` 1 suits a drum (0.9 m). The four factors change the strength of a lamp, not its place:
    glass needs less key, white goods less of all.
    """
    set_backdrop(scale, wall, floor)
    set_world((0.85, 0.93, 1, 1), 0.12)

    def at(x, y, z):
        return (x * scale, y * scale, z * scale)

    aim = at(*centre)
    area = scale * scale
    softbox("key", at(-1.9, -1.6, 0.97), aim, 0.55 * scale, 18 * key, 1.9 * scale, (1, 0.97, 0.93))
    softbox("rim", at(1.75, -0.25, 0.97), aim, 0.3 * scale, 20 * rim, 1.9 * scale, (0.9, 0.96, 1))
    overhead = area_light("top", at(0, -0.4, 3.4), at(0, 0.2, 0.4), 2.0 * scale, 75 * top * area)
    wash = area_light(
        "wall", at(0, 2.4, 3.9), at(0, 4.5, 0.9), 3.0 * scale, 130 * back * area, (0.85, 0.96, 1)
    )
    for lamp in (overhead, wash):
        lamp.visible_glossy = lamp is overhead


def set_camera(location, target, lens=70, fstop=5.6, focus=None, shift=(0, 0)):
    """The camera: millimetres on a 36 mm frame; `focus` is the point that is sharp."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_start = 0.002
    data.clip_end = 20000
    data.shift_x, data.shift_y = shift
    data.dof.use_dof = fstop is not None
    if fstop is not None:
        data.dof.aperture_fstop = fstop
        data.dof.aperture_blades = 9
    camera = link(bpy.data.objects.new("camera", data))
    camera.location = location
    aim = Vector(target) - Vector(location)
    camera.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    data.dof.focus_distance = (Vector(focus or target) - Vector(location)).dot(aim.normalized())
    bpy.context.scene.camera = camera
    return camera


def render(shot, width, height, samples, output):
    """Renders the scene, cleans the picture and finishes it, writes a PNG."""
    scene = bpy.context.scene
    _set_up_cycles(scene, shot, width, height, samples)
    with tempfile.TemporaryDirectory(prefix="passes-") as folder:
        passes = _set_up_passes(scene, shot, folder)
        bpy.ops.render.render(write_still=False)
        taken = {name: _take_pass(folder, name, width, height) for name in passes}
    picture = denoise.clean(*(taken[name][..., :3] for name in DENOISED))
    if shot.haze:
        picture = _add_haze(picture, taken["Mist"][..., :1], shot.haze)
    if shot.glare:
        picture = _add_glare(picture, shot.glare)
    if shot.vignette:
        picture = _add_vignette(picture, shot.vignette)
    _write(scene, picture, output)


def _set_up_cycles(scene, shot, width, height, samples):
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.render.filter_size = 1.5
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.04, 6
    cycles.use_denoising = False
    cycles.max_bounces = shot.bounces
    cycles.diffuse_bounces = 4
    cycles.glossy_bounces = shot.glossy_bounces
    cycles.transmission_bounces = shot.transmission_bounces
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = shot.indirect_clamp
    cycles.blur_glossy = 0.5
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    view = scene.view_settings
    view.view_transform = "Filmic"
    view.look = "Medium High Contrast"
    view.exposure = shot.exposure


def _set_up_passes(scene, shot, folder):
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_mist = bool(shot.haze)
    if shot.haze:
        mist = scene.world.mist_settings
        mist.start = shot.haze.start
        mist.depth = shot.haze.depth
        mist.falloff = "LINEAR"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGBA"
    files.base_path = folder
    files.file_slots.clear()
    passes = [*DENOISED, *(["Mist"] if shot.haze else [])]
    for name in passes:
        files.file_slots.new(name.replace(" ", "_"))
        tree.links.new(layers.outputs[name], files.inputs[-1])
    return passes


def _take_pass(folder, name, width, height):
    frame = bpy.context.scene.frame_current
    path = Path(folder, f"{name.replace(' ', '_')}{frame:04d}.exr")
    image = bpy.data.images.load(str(path))
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def _add_haze(picture, mist, haze):
    sky = mist >= 0.9995
    amount = np.where(sky, 0, np.clip(mist, 0, 1) ** haze.power * haze.most)
    colour = np.array(haze.colour)
    rows = [row for row in range(len(sky)) if sky[row, :, 0].mean() > 0.6]
    if rows:
        band = picture[rows[0] + 1 : rows[0] + max(3, len(sky) // 40)]
        colour = np.median(band.reshape(-1, 3), 0) * haze.gain
    return picture * (1 - amount) + colour * amount


def _add_glare(picture, amount):
    width = picture.shape[1]
    bright = np.maximum(picture - 1.2, 0)
    total = np.zeros_like(bright)
    for radius in (width // 160 + 1, width // 60 + 1, width // 25 + 1):
        blurred = bright
        for _ in range(3):
            for axis in (0, 1):
                blurred = _box_blur(blurred, radius, axis)
        total += blurred
    return picture + amount * total / 3


def _box_blur(picture, radius, axis):
    kernel = 2 * radius + 1
    lines = np.pad(picture.swapaxes(0, axis), ((radius + 1, radius), (0, 0), (0, 0)), mode="edge")
    sums = np.cumsum(lines, axis=0)
    return ((sums[kernel:] - sums[:-kernel]) / kernel).swapaxes(0, axis)


def _add_vignette(picture, amount):
    height, width = picture.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return picture * (1 - amount * np.clip((x * x + y * y) / 2, 0, 1) ** 1.5)[..., None]


def _write(scene, picture, output):
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height, float_buffer=True, alpha=False)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    scene.use_nodes = False
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "8"
    scene.render.dither_intensity = 1
    image.save_render(str(output), scene=scene)
