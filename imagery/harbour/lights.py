"""Lamps over water, without white speckles in their reflections."""

from materials import glow, srgb
from shapes import sphere

MIRROR_SIZE = 5.0
"""How much larger, and dimmer, the ball is that reflections see instead of the lamp."""


class Lamp:
    """A kind of lamp: a small bright ball for the camera, a large dim one for reflections.

    A path tracer finds a small lamp in wavy water only by chance, which leaves
    white speckles; the large ball gives the same light and is found always.
    """

    def __init__(self, name, colour, strength):
        self.name = name
        self.bright = glow(name, srgb(colour), strength)
        self.dim = glow(f"{name} mirrored", srgb(colour), strength / MIRROR_SIZE**2)

    def hang(self, location, radius):
        """Hangs a lamp of this kind."""
        ball = sphere(self.name, radius, location, self.bright, 2)
        ball.visible_glossy = False
        mirrored = sphere(f"{self.name} mirrored", radius * MIRROR_SIZE, location, self.dim, 2)
        mirrored.visible_camera = mirrored.visible_diffuse = mirrored.visible_shadow = False
        mirrored.visible_transmission = False
