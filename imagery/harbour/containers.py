"""ISO containers seen from a distance: painted, corrugated, weathered, some with lettering."""

import math

import bpy

from lettering import save_bled, words_image
from materials import Material, srgb
from shapes import baked, box, link

WIDTH, HEIGHT, LENGTH_40 = 2.438, 2.591, 12.192
GAP = 0.04
PITCH = 2.52
"""From one row to the next across the ship."""

PAINTS = {
    "navy": ("#081c3a", 0.14),
    "teal": ("#0d7f78", 0.08),
    "brick": ("#9c4127", 0.21),
    "white": ("#cfccc4", 0.12),
    "blue": ("#1b4f78", 0.12),
    "maroon": ("#6f2220", 0.14),
    "ochre": ("#b58735", 0.05),
    "grey": ("#545f68", 0.08),
    "green": ("#2a6148", 0.06),
}
"""Colour and share of each paint in a stack."""

LINES = {
    "navy": ("KORSUND", "#efe9df", 900, 125),
    "teal": ("VELMARA", "#f0eee8", 600, 125),
    "white": ("halvorline", "#1d3f63", 800, 100),
    "maroon": ("NORDHAVEL", "#efe9df", 600, 88),
    "blue": ("halvorline", "#f0eee8", 800, 100),
    "grey": ("BRENNOVA", "#e8e6e0", 700, 125),
}
"""Name, ink, weight and width of the invented lines that letter containers of a paint."""


class ContainerYard:
    """Container meshes of all paints, shared by every container that is placed."""

    def __init__(self, job, random):
        self.random = random
        self.shares = [share for _, share in PAINTS.values()]
        self.plain = {name: self._shape(name, colour) for name, (colour, _) in PAINTS.items()}
        self.lettered = self._lettered(job)

    def _lettered(self, job):
        shapes = {}
        for name, (words, ink, weight, width) in LINES.items():
            image = words_image(words, 120, ink, weight, width)
            path = save_bled(image, job.texture(f"container-{name}"), ink)
            size = image.width / image.height
            shapes[name] = self._shape(f"{name} lettered", PAINTS[name][0], (path, size))
        return shapes

    def _shape(self, name, colour, lettering=None):
        material = _paint(name, colour, lettering)
        model = box("container", (LENGTH_40, WIDTH, HEIGHT), (0, 0, 0), material, 0.015)
        model.modifiers["bevel"].segments = 1
        return baked(model)

    def place(self, location, turn=0.0, paint=None, lettered=None):
        """One container with its middle at `location`; paint and lettering by chance unless given."""
        names = list(PAINTS)
        paint = paint or names[self.random.choice(len(names), p=self.shares)]
        if lettered is None:
            lettered = self.random.random() < 0.45
        data = self.lettered.get(paint) if lettered else None
        obj = link(bpy.data.objects.new("container", data or self.plain[paint]))
        obj.location = location
        obj.rotation_euler = (0, 0, turn)
        return obj


def _paint(name, colour, lettering):
    material = Material(f"container {name}").set(roughness=0.48, specular=0.3)
    x, y, z = material.axes(material.coordinates())
    normal = material.node("NewGeometry").outputs["Normal"]
    to_object = dict(vector_type="NORMAL", convert_from="WORLD", convert_to="OBJECT")
    turned = material.node("VectorTransform", Vector=normal, **to_object)
    facing = material.axes(turned.outputs[0])
    on_side = abs(facing[1]) > 0.5
    on_end = abs(facing[0]) > 0.5
    on_door = facing[0] > 0.5
    along = material.mix(on_end, x, y)
    wave = material.math("SINE", along * (2 * math.pi / 0.42)) * 2.2
    wave = material.math("MINIMUM", material.math("MAXIMUM", wave, -1), 1)
    rods = material.math("COSINE", y * (2 * math.pi / 0.58)) > 0.86
    height = material.mix(on_door, wave, rods)
    # Posts and rails are not corrugated.
    post = abs(x) > LENGTH_40 / 2 - 0.16
    rail = abs(z) > HEIGHT / 2 - 0.13
    height = material.mix(material.math("MAXIMUM", post, rail), height, 1.0)
    material.drive(material.bump(height, 0.9, 0.05), "Normal")
    dirt = material.noise(0.6, 5, (1, 1, 0.3), 0.7)
    dark = tuple(c * 0.55 for c in srgb(colour)[:3]) + (1,)
    body = material.mix(material.remap(dirt, 0.45, 0.8, 0, 0.55), srgb(colour), dark)
    body = material.mix(on_door * (rods * 0.45), body, 0.5)
    faded = material.value(material.node("ObjectInfo"), "Random")
    body = material.mix(faded * 0.22, body, (0.30, 0.29, 0.27, 1))
    if lettering:
        body = _lettered(material, body, x, z, facing, on_side, lettering)
    material.drive(body, "Base Color")
    return material


def _lettered(material, body, x, z, facing, on_side, lettering):
    path, aspect = lettering
    tall = 1.15
    wide = tall * aspect
    reading = x * (material.math("SIGN", facing[1]) * -1)
    place = material.vector(reading / wide + 0.5, z / tall + 0.5)
    image = bpy.data.images.load(str(path))
    texture = material.node("TexImage", image=image, extension="CLIP", Vector=place)
    ink = material.value(texture, "Alpha") * on_side
    return material.mix(ink, body, texture.outputs[0])
