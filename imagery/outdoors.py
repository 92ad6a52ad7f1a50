"""Sky, clouds and sea around the ships, quays and tanks of the page pictures.

Bearings are degrees, seen from above: 0 is +y, 90 is +x.
"""

import math

import bpy
import numpy as np
from mathutils import Vector

from materials import Material, Nodes, plain, srgb
from shapes import baked, floor, grid_faces, link, mesh
from studio import Haze, Shot

SEA_SHOT = Shot(
    exposure=0.05,
    bounces=6,
    indirect_clamp=4,
    haze=Haze(1200, 22000, 0.6, (0.95, 0.62, 0.38), power=0.75),
    glare=0.2,
    vignette=0.12,
)
"""For views over the open sea."""


class _World(Nodes):
    """The nodes of the world shader, whose colour is both the visible sky and the light of the scene."""

    interpolation = "SMOOTHSTEP"

    def __init__(self):
        self.tree = bpy.context.scene.world.node_tree
        self.background = self.tree.nodes["Background"]

    def direction(self):
        """The three components of the view direction."""
        return self.axes(self.node("TexCoord").outputs["Generated"])

    def colour(self):
        return self.background.inputs[0].links[0].from_socket

    def show(self, colour, strength=None):
        self.link(colour, self.background.inputs[0])
        if strength is not None:
            self.background.inputs[1].default_value = strength


def _bright(colour, strength):
    return tuple(c * strength for c in colour[:3]) + (1,)


def set_daylight(sun_height, sun_bearing, strength, sun=0.45, dust=0.7, ozone=2.0, sun_size=1.5):
    """A clear sky with its sun, after Nishita; `sun_height` in degrees above the horizon."""
    world = _World()
    sky = world.node("TexSky", sky_type="NISHITA")
    sky.sun_elevation = math.radians(sun_height)
    sky.sun_rotation = math.radians(sun_bearing)
    sky.sun_size = math.radians(sun_size)
    sky.sun_intensity = sun
    sky.dust_density = dust
    sky.ozone_density = ozone
    x, y, z = world.direction()
    world.link(world.vector(x, y, world.math("MAXIMUM", z, 0.003)), sky.inputs["Vector"])
    world.show(sky.outputs[0], strength)


def set_overcast(strength):
    """The low sky of the monsoon: light grey over the horizon, darker and torn above."""
    world = _World()
    x, y, z = world.direction()
    height = world.math("MAXIMUM", z, 0.0) + 0.12
    noise = world.noise(0.9, 7, None, 0.55, 0.4, world.vector(x / height, y / height * 1.4, 2.6))
    upper = world.ramp(
        noise, [(0.32, srgb("#6f7c88")), (0.5, srgb("#93a0aa")), (0.7, srgb("#c3ccd2"))]
    )
    world.show(world.mix(world.remap(z, 0.22, 0.0), upper, srgb("#b4bfc6")), strength)


def set_blue_hour(glow_bearing, strength):
    """The sky twenty minutes after sunset: navy above, a warm band where the sun went."""
    world = _World()
    x, y, z = world.direction()
    stops = [(0.0, "#56678a"), (0.12, "#1a3866"), (0.55, "#081733"), (1.0, "#081733")]
    heights = world.ramp(
        world.math("MAXIMUM", z, 0.0), [(position, srgb(colour)) for position, colour in stops]
    )
    angle = math.radians(glow_bearing)
    towards = x * math.sin(angle) + y * math.cos(angle)
    aside = world.remap(towards, -0.5, 1.0)
    above = world.remap(z, 0.30, -0.02)
    world.show(
        world.mix(aside**2.0 * above**2.2, heights, _bright(srgb("#f2955a"), 1.25)), strength
    )


def add_clouds(
    amount=0.7, colour=(1, 0.88, 0.78), brightness=4.0, stretch=1.5, seed=4.7, low=0.16, scale=0.6
):
    """A thin veil of cirrus over the sky; `low` keeps it from crowding at the horizon."""
    world = _World()
    x, y, z = world.direction()
    height = world.math("MAXIMUM", z, 0.0) + low
    place = world.vector(x / height, y / height * stretch, seed)
    noise = world.noise(scale, 9, None, 0.58, 0.35, place)
    veil = world.remap(noise, 0.62 - 0.28 * amount, 0.88 - 0.22 * amount)
    veil = veil * world.remap(z, 0.0, 0.10) * 0.85
    world.show(world.mix(veil, world.colour(), _bright(colour, brightness)))


def add_horizon_glow():
    """A warm band just above the horizon; it hides the olive band of a low Nishita sun."""
    world = _World()
    band = world.remap(world.direction()[2], 0.14, -0.01, 0.0, 0.8)
    world.show(world.mix(band, world.colour(), _bright((1.0, 0.68, 0.42), 4.2)))


def tint_sky(colour):
    """Grades the sky, and with it all of its light."""
    world = _World()
    world.show(world.mix(1.0, world.colour(), (*colour, 1), "MULTIPLY"))


def add_sea(foam, displace, fine=True):
    """Open sea: real waves for 1.3 km around the origin, and a rougher plain to the horizon.

    `foam(material, x, y)` returns a shader value from 0 to 1: where water is white.
    `displace(points)` changes the (n, 3) array of the surface, for a bow wave.
    """
    water = _wave_mesh(fine)
    points = np.empty(len(water.vertices) * 3, np.float32)
    water.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    middle = (points.max(0) + points.min(0)) / 2
    points[:, :2] -= middle[:2]
    reach = float(np.abs(points[:, :2]).max())
    displace(points)
    edge = np.maximum(np.abs(points[:, 0]), np.abs(points[:, 1])) / reach
    points[:, 2] *= 1 - np.clip((edge - 0.5) / 0.5, 0, 1)
    water.vertices.foreach_set("co", points.ravel())
    water.update()
    water.polygons.foreach_set("use_smooth", [True] * len(water.polygons))
    water.materials.clear()
    water.materials.append(_sea_material(reach, foam).material)
    link(bpy.data.objects.new("sea", water))
    _add_far_sea()


def _wave_mesh(fine):
    carrier = link(bpy.data.objects.new("waves", bpy.data.meshes.new("waves")))
    ocean = carrier.modifiers.new("ocean", "OCEAN")
    ocean.geometry_mode = "GENERATE"
    ocean.resolution = ocean.viewport_resolution = 15 if fine else 10
    ocean.spatial_size = 260
    ocean.size = 1
    ocean.repeat_x = ocean.repeat_y = 5
    ocean.wave_scale = 1.15
    ocean.choppiness = 1.1
    ocean.wind_velocity = 9
    ocean.wave_alignment = 0.35
    ocean.wave_direction = math.radians(25)
    ocean.wave_scale_min = 0.05
    ocean.damping = 0.3
    ocean.time = 4
    ocean.random_seed = 3
    ocean.use_normals = False
    return baked(carrier)


def _far_water(material):
    """The shader of waves too far away to be modelled. At this flat angle they mirror the low sky.

    Rough ones would lose light there and show a dark band: the roughness falls with the distance.
    """
    distance = material.node("CameraData").outputs["View Distance"]
    gusts = material.remap(material.noise(0.012, 6, (1, 2.5, 1), 0.65), 0.35, 0.65, 0.7, 1.3)
    roughness = material.remap(distance, 600, 5000, 0.3, 0.1) * gusts
    return material.node("BsdfPrincipled", Base_Color=srgb("#1b3f58"), Roughness=roughness).outputs[0]


def _sea_material(reach, foam):
    material = Material("sea").set(base_color=srgb("#04202f"), roughness=0.06, ior=1.33)
    x, y, z = material.axes(material.coordinates())
    ripple = material.bump(material.noise(0.35, 8, None, 0.62), 0.42, 0.9)
    ripple = material.bump(material.noise(1.6, 6, (1, 1.4, 1), 0.6), 0.30, 0.22, ripple)
    material.drive(ripple, "Normal")
    water = material.shader.outputs[0]
    crests = material.remap(z, 1.25, 2.3, 0, 0.75)
    white = material.math("MAXIMUM", foam(material, x, y), crests)
    lace = material.noise(0.16, 10, (0.6, 1.3, 1), 0.72, 0.8) * 0.75
    lace += material.noise(0.9, 6, None, 0.7, 0.5) * 0.45
    amount = lace - (1.02 - white)
    amount = material.math("MULTIPLY", material.remap(amount, 0, 0.28), 0.92, clamp=True)
    froth = material.node("BsdfDiffuse", Color=(0.78, 0.82, 0.85, 1))
    near = material.mix_shaders(amount, water, froth.outputs[0])
    distance = material.math("SQRT", x * x + y * y)
    outwards = material.remap(distance, reach * 0.45, reach * 0.97)
    material.show(material.mix_shaders(outwards, near, _far_water(material)))
    return material


def _add_far_sea():
    material = Material("far sea")
    material.show(_far_water(material))
    floor("far sea", (-14000, -14000), (14000, 14000), material, -1.7)


def add_basin(first, opposite, level=-2.2, ripple=0.5, deep="#0a2c38"):
    """Sheltered water of a dock between two opposite (x, y) corners at a level, with small waves."""
    material = plain("basin", srgb(deep), 0.08)
    material.set(ior=1.33)
    waves = material.bump(material.noise(0.25, 8, (1, 1.6, 1), 0.6), ripple, 0.9)
    material.drive(waves, "Normal")
    floor("basin", first, opposite, material, level)


def add_hills(first, last, pinnacle, distance=5000):
    """Hills as those about Nhava Sheva, between two bearings; `pinnacle` is the one of the highest."""
    bearings = np.arange(first, last, 0.05)
    heights = np.full(bearings.shape, 190.0)
    for period, swing, start in ((23, 80, 0.4), (9.1, 45, 2.0), (3.7, 18, 0.9), (1.3, 7, 3.1), (0.5, 3, 1.7)):
        heights += swing * np.sin(2 * np.pi * bearings / period + start)
    away = abs(bearings - pinnacle)
    heights = np.maximum(heights, 320 - 60 * away) + 55 * np.exp(-((away / 0.45) ** 4))
    turn = np.radians(bearings)
    x, y = distance * np.sin(turn), distance * np.cos(turn)
    points = [point for a, b, top in zip(x, y, heights) for point in ((a, b, -90), (a, b, top))]
    # The haze of a shot ends before them: the sky shows through instead.
    green = plain("hills", srgb("#46544a"), 1, specular=0).set(alpha=0.42)
    mesh("hills", points, grid_faces(len(bearings), 2), [green], False)


def light_golden_hour(args):
    """The last hour of sun. Args: sun_height, sun_bearing, cloud_seed."""
    set_daylight(args["sun_height"], args["sun_bearing"], 0.2, 0.42, ozone=3.0, sun_size=1.2)
    add_clouds(0.85, (1.0, 0.78, 0.66), 3.0, 1.7, args.get("cloud_seed", 3.3), 0.13)
    add_horizon_glow()
    tint_sky((1.05, 0.95, 1.02))


def light_blue_hour(args):
    """Twenty minutes after sunset: a dark sky, the last warm light low on one side, a cool fill.

    Args: sun_bearing (where the sun set), fill_bearing, brightness, warm, fill, cloud_seed.
    """
    bearing = args["sun_bearing"]
    set_blue_hour(bearing, args.get("brightness", 1.0))
    seed = args.get("cloud_seed", 5.1)
    add_clouds(0.45, (0.75, 0.40, 0.33), 0.28, 2.4, seed, 0.12, 0.5)
    add_sun(3, bearing, args.get("warm", 0.5), (1.0, 0.55, 0.32), 8)
    add_sun(28, args.get("fill_bearing", 200), args["fill"], (0.62, 0.78, 1.0), 40)


def add_sun(height, bearing, strength, colour, softness):
    """A directional light from a height and bearing in degrees; `softness` is its width in degrees."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.color = colour
    lamp.angle = math.radians(softness)
    obj = link(bpy.data.objects.new("sun", lamp))
    turn, rise = math.radians(bearing), math.radians(height)
    towards = Vector(
        (math.sin(turn) * math.cos(rise), math.cos(turn) * math.cos(rise), math.sin(rise))
    )
    obj.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    return obj
