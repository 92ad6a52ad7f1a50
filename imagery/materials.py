"""Materials: paint, zinc, steel, plastic, glass, grains.

`Material` wraps a Blender node tree in short methods.
Colours are linear RGBA; `srgb` turns a CSS colour into one.
"""

import math

import bpy

import brand_colours


def srgb(css):
    """A CSS colour such as `#102030` as linear RGBA."""
    digits = css.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (
        1,
    )


# Filmic pales saturated colours in strong light: the brand's two colours are
# entered darker, so that they come out as the brand has them.
def _darker(css, shares):
    channels = [int(css[i : i + 2], 16) for i in (1, 3, 5)]
    return "#" + "".join(
        f"{round(channel * share):02x}" for channel, share in zip(channels, shares)
    )


NAVY = srgb(_darker(brand_colours.NAVY, (0.64, 0.78, 0.88)))
TEAL = srgb(_darker(brand_colours.TEAL, (0.63, 0.917, 0.911)))
PAPER = srgb(brand_colours.PAPER)


def _operator(operation):
    return lambda value, other: value.nodes.math(operation, value, other)


class Value:
    """An output of a node; arithmetic and comparisons with it add nodes that compute them."""

    def __init__(self, nodes, socket):
        self.nodes, self.socket = nodes, socket

    def __rsub__(self, other):
        return self.nodes.math("SUBTRACT", other, self)

    def __abs__(self):
        return self.nodes.math("ABSOLUTE", self)

    __add__ = _operator("ADD")
    __sub__ = _operator("SUBTRACT")
    __mul__ = _operator("MULTIPLY")
    __truediv__ = _operator("DIVIDE")
    __pow__ = _operator("POWER")
    __gt__ = _operator("GREATER_THAN")
    __lt__ = _operator("LESS_THAN")


class Nodes:
    """Short names for the nodes of one Blender node tree, `self.tree`."""

    interpolation = "LINEAR"

    def node(self, kind, **settings):
        """Adds a shader node. Settings with a capital are its inputs: `Base_Color` is "Base Color"."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            if key[0].isupper():
                self._put(value, node.inputs[key.replace("_", " ")])
            else:
                setattr(node, key, value)
        return node

    def value(self, node, output=0):
        """An output of a node, by its place or name."""
        return Value(self, node.outputs[output])

    def link(self, source, target):
        """Joins an output to an input."""
        self.tree.links.new(source.socket if isinstance(source, Value) else source, target)

    def _put(self, operand, slot):
        if isinstance(operand, (int, float, tuple)):
            slot.default_value = operand
        else:
            self.link(operand, slot)

    def _filled(self, node, operands):
        """The output of a node whose first inputs are outputs, numbers or tuples."""
        for slot, operand in enumerate(operands):
            self._put(operand, node.inputs[slot])
        return self.value(node)

    def axes(self, vector):
        """The three components of a vector."""
        node = self.node("SeparateXYZ", Vector=vector)
        return [self.value(node, axis) for axis in range(3)]

    def vector(self, *components):
        """A vector from up to three outputs or numbers."""
        return self._filled(self.node("CombineXYZ"), components)

    def math(self, operation, *operands, clamp=False):
        """Arithmetic on outputs and numbers, by the names of the Math node; see `Value`."""
        return self._filled(self.node("Math", operation=operation, use_clamp=clamp), operands)

    def mix(self, factor, first, second, blend="MIX"):
        """Mixes two colours (outputs, RGBA tuples or greys)."""
        node = self.node("MixRGB", blend_type=blend)
        return self._filled(node, (factor, _colour(first), _colour(second)))

    def ramp(self, value, stops, interpolation="LINEAR"):
        """Colours along a value: `stops` are (position, colour or grey)."""
        node = self.node("ValToRGB", Fac=value)
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, _colour(colour)
        return self.value(node)

    def mix_shaders(self, factor, first, second):
        """One shader at a factor of 0, the other at 1."""
        return self._filled(self.node("MixShader"), (factor, first, second))

    def coordinates(self, kind="Object", scale=None):
        """Texture coordinates, stretched by `scale` (one number or three)."""
        output = self.node("TexCoord").outputs[kind]
        if scale is None:
            return output
        scale = scale if hasattr(scale, "__len__") else (scale,) * 3
        return self.value(self.node("Mapping", Vector=output, Scale=scale))

    def noise(self, scale=5.0, detail=3, stretch=None, roughness=0.5, distortion=0.0, vector=None):
        """Fractal noise, 0 to 1, in object space or over the values of a vector."""
        shape = dict(Scale=scale, Detail=detail, Roughness=roughness, Distortion=distortion)
        vector = vector or self.coordinates("Object", stretch)
        return self.value(self.node("TexNoise", Vector=vector, **shape), "Fac")

    def remap(self, value, low, high, to_low=0.0, to_high=1.0):
        """Maps a value from one range to another, clamped."""
        node = self.node("MapRange", interpolation_type=self.interpolation)
        return self._filled(node, (value, low, high, to_low, to_high))


class Material(Nodes):
    """A Blender material with a principled shader, and short names for its nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]

    def set(self, **values):
        """Sets inputs of the principled shader: `set(base_color=..., roughness=.3)`."""
        for key, value in values.items():
            name = {"ior": "IOR"}.get(key, key.replace("_", " ").title())
            self.shader.inputs[name].default_value = value
        return self

    def show(self, shader):
        """Makes a shader the material's surface."""
        self.link(shader, self.output.inputs[0])

    def drive(self, source, name):
        """Drives an input of the principled shader by a node's output."""
        self.link(source, self.shader.inputs[name])

    def bump(self, height, strength=0.2, distance=0.01, below=None):
        """A normal from a height; `below` is the normal it lies on."""
        node = self.node("Bump", Strength=strength, Distance=distance, Height=height)
        if below is not None:
            self.link(below, node.inputs["Normal"])
        return self.value(node)

    def ribs(self, axis, period, strength, depth):
        """Trapezoid ribs of sheet metal, one after another along an axis (0 to 2)."""
        along = self.axes(self.coordinates())[axis]
        wave = self.math("SINE", along * (2 * math.pi / period))
        self.drive(self.bump(self.remap(wave, -0.6, 0.6), strength, depth), "Normal")

    def bricks(self, vector, width, height, joint, colours, offset=0.0):
        """The node of slabs, tiles or plates: `colours` are two of them and their joints'."""
        one, other, mortar = map(_colour, colours)
        sizes = dict(Scale=1, Brick_Width=width, Row_Height=height, Mortar_Size=joint)
        colours = dict(Color1=one, Color2=other, Mortar=mortar)
        return self.node("TexBrick", offset=offset, Vector=vector, **sizes, **colours)


def _colour(colour):
    """A colour (RGBA or an output), also from a grey."""
    return (colour, colour, colour, 1) if isinstance(colour, (int, float)) else colour


def plain(name, colour, roughness=0.4, metallic=0.0, coat=0.0, specular=0.5):
    """One colour, one roughness."""
    return Material(name).set(
        base_color=colour,
        roughness=roughness,
        metallic=metallic,
        clearcoat=coat,
        clearcoat_roughness=0.05,
        specular=specular,
    )


def glow(name, colour, strength):
    """A surface that shines: a lamp or a lit window."""
    return plain(name, colour, 0.3).set(emission=colour, emission_strength=strength)


def paint(name, colour, roughness=0.28, dent=0.12, dent_scale=6.0, coat=0.5, size=1.0):
    """Sprayed enamel on sheet steel, with the faint waviness that sheet steel has.

    `size` scales its grain with the object: 1 for a drum, about 4 for a container.
    """
    material = plain(name, colour, roughness, 0, coat)
    wear = material.noise(18 / size, 5, roughness=0.65)
    material.drive(material.remap(wear, 0.3, 0.7, roughness - 0.05, roughness + 0.08), "Roughness")
    normal = material.bump(material.noise(220 / size, 4), 0.05, 0.001 * size)
    normal = material.bump(material.noise(dent_scale / size, 2), dent, 0.02 * size, normal)
    material.drive(normal, "Normal")
    material.drive(normal, "Clearcoat Normal")
    return material


def zinc(name="zinc", colour=(0.62, 0.64, 0.66, 1), spangle=60.0, even=0.82):
    """Hot-dip galvanised steel with its spangles; `even` is the lightness of the darkest, 0 to 1."""
    material = plain(name, colour, 0.35, 1)
    cells = material.node("TexVoronoi", Scale=spangle, Vector=material.coordinates())
    value = material.axes(cells.outputs["Color"])[0]
    material.drive(
        material.remap(value, 0, 1, 0.37 - 0.5 * (1 - even), 0.37 + 0.5 * (1 - even)), "Roughness"
    )
    darker = tuple(c * even for c in colour[:3]) + (1,)
    material.drive(
        material.mix(material.remap(value, 0, 1, 0.25, 0.75), darker, colour), "Base Color"
    )
    return material


def brushed_steel(name="brushed steel", colour=(0.66, 0.67, 0.68, 1), roughness=0.3, grain=40.0):
    """Stainless steel with a turned or brushed grain along its length."""
    material = plain(name, colour, roughness, 1)
    lines = material.noise(grain, 4, (1, 1, 14), 0.6)
    material.drive(material.remap(lines, 0.3, 0.7, roughness - 0.03, roughness + 0.04), "Roughness")
    return material


def wood(name="pallet wood"):
    """Sawn softwood of a pallet."""
    material = plain(name, srgb("#b98f5f"), 0.65, specular=0.25)
    grain = material.noise(3, 6, (1, 12, 12), 0.6, 1.2)
    material.drive(
        material.ramp(
            grain, [(0.3, srgb("#8f6d43")), (0.55, srgb("#bb9464")), (0.75, srgb("#d2b083"))]
        ),
        "Base Color",
    )
    material.drive(material.bump(grain, 0.25, 0.004), "Normal")
    return material


def sealed_floor(dark, light, wear, smoothest, roughest, specular=0.45):
    """A hall's floor; `wear` is the scale of its worn places."""
    material = Material("sealed floor").set(specular=specular)
    worn = material.noise(wear, 7, None, 0.6)
    material.drive(material.ramp(worn, [(0.3, srgb(dark)), (0.7, srgb(light))]), "Base Color")
    material.drive(material.remap(worn, 0.3, 0.7, smoothest, roughest), "Roughness")
    return material


def blown_plastic(name, colour, roughness=0.36):
    """Blow-moulded HDPE: satin, slightly uneven, a little light inside."""
    material = plain(name, colour, roughness, specular=0.45)
    fine = material.noise(160, 3)
    wave = material.noise(4, 2)
    normal = material.bump(fine, 0.06, 0.001)
    normal = material.bump(wave, 0.15, 0.02, normal)
    material.drive(normal, "Normal")
    material.set(subsurface=0.06, subsurface_color=colour, subsurface_radius=(0.01, 0.01, 0.01))
    return material


def printed(name, path, roughness=0.4, coat=0.1, see_through=False, specular=0.35):
    """A printed surface; `see_through` uses the picture's alpha (lettering on a wall)."""
    material = plain(name, PAPER, roughness, 0, coat, specular)
    picture = material.node(
        "TexImage",
        image=bpy.data.images.load(str(path)),
        interpolation="Cubic",
        extension="CLIP" if see_through else "EXTEND",
        Vector=material.coordinates("UV"),
    )
    material.drive(picture.outputs[0], "Base Color")
    if see_through:
        material.drive(picture.outputs[1], "Alpha")
    return material


def glass(name, ior=1.5, colour=(1, 1, 1, 1), roughness=0.0, shadow=(0.93, 0.96, 0.97, 1)):
    """One interface of clear glass or liquid; shadow and diffuse rays pass straight through.

    Model each interface once: air to glass 1.5, glass to liquid 1.5 / 1.345 and so on.
    """
    material = Material(name)
    material.tree.nodes.remove(material.shader)
    body = material.node("BsdfGlass", IOR=ior, Color=colour, Roughness=roughness)
    clear = material.node("BsdfTransparent", Color=shadow)
    path = material.node("LightPath")
    passes = material.math("MAXIMUM", path.outputs["Is Shadow Ray"], path.outputs["Is Diffuse Ray"])
    material.show(material.mix_shaders(passes, body.outputs[0], clear.outputs[0]))
    return material
