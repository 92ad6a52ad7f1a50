"""Saplings in planters cut from used drums, along a sunlit wall: the company's social programme."""

import math

import brand_colours
import numpy as np

import outdoors
from lettering import mark_image, save_bled
from materials import NAVY, Material, paint, plain, printed, srgb, wood
from shapes import Assembly, array_mesh, box, curved_plate, lathe, mesh, rod, tube
from studio import Shot, set_camera

RADIUS, HEIGHT = 0.286, 0.44
PITCH = 1.05


def build(job):
    """Args: none."""
    random = np.random.default_rng(21)
    sticker = _mark_sticker(job)
    bark = _bark()
    leaves = [_leaf_material(k) for k in range(3)]
    for k in range(9):
        with Assembly() as planter:
            _build_planter(
                paint(f"planter {k}", NAVY if k % 2 == 0 else srgb("#087068"), 0.3, 0.12, 6, 0.4),
                sticker,
                random,
            )
            _build_sapling(bark, leaves, random, 1.15 + 0.35 * random.random())
        planter.place(
            ((k - 2) * PITCH, 0.06 * random.standard_normal(), 0),
            0.15 * float(random.standard_normal()),
        )
    _build_yard()
    _build_watering_can()
    outdoors.set_daylight(24, 232, 0.15, 0.45, 0.6, 1.6, 1.0)
    outdoors.add_clouds(0.5, 0.6, (1, 0.96, 0.92), 4.5, (1, 1.4), 2.2, 0.16)
    set_camera((-2.35, -3.3, 1.28), (0.45, 0.1, 0.82), 38, 3.2, (-0.9, -0.15, 0.7))
    return Shot(exposure=0.0, bounces=7, indirect_clamp=5, glare=0.08, vignette=0.12)


def _build_planter(enamel, sticker, random):
    """The lower half of a steel drum: rolled rim, one rolling hoop, chime, soil inside."""
    r = RADIUS
    profile = [
        (0, 0.02),
        (r - 0.012, 0.012),
        (r + 0.008, 0.004),
        (r + 0.008, 0.016),
        (r, 0.022),
        (r, 0.27),
    ]
    profile += [(r + 0.016 * math.sin(math.pi * t / 12), 0.27 + 0.044 * t / 12) for t in range(13)]
    profile += [(r, 0.315), (r, HEIGHT - 0.012)]
    profile += [
        (
            r + 0.006 + 0.007 * math.cos(math.radians(a)),
            HEIGHT - 0.006 + 0.007 * math.sin(math.radians(a)),
        )
        for a in range(-120, 200, 30)
    ]
    profile += [(r - 0.004, HEIGHT - 0.03), (r - 0.004, HEIGHT - 0.07)]
    lathe("planter", profile, [enamel], 128, 40, holding=0.004)
    soil = plain("soil", srgb("#2b1d13"), 0.95, specular=0.1)
    clods = soil.noise(30, 6, None, 0.7)
    soil.drive(soil.ramp(clods, [(0.3, srgb("#1d130c")), (0.7, srgb("#45311f"))]), "Base Color")
    soil.drive(soil.bump(clods, 1.0, 0.03), "Normal")
    lathe(
        "soil",
        [(0, HEIGHT - 0.035), (0.15, HEIGHT - 0.045), (r - 0.005, HEIGHT - 0.06)],
        [soil],
        64,
        60,
    )
    turn = math.radians(-104 + 10 * random.random())
    curved_plate("mark", r + 0.0012, 0.06, 0.235, turn - 0.306, turn + 0.306, sticker)


def _mark_sticker(job):
    path = save_bled(
        mark_image(job.mark, 512, brand_colours.PAPER, brand_colours.PAPER),
        job.texture("planter-mark"),
        (247, 244, 238),
    )
    return printed("planter mark", path, 0.4, 0.1, True, 0.3)


def _bark():
    bark = plain("bark", srgb("#54402c"), 0.85, specular=0.2)
    grain = bark.noise(40, 5, (1, 1, 0.2), 0.6)
    bark.drive(bark.ramp(grain, [(0.3, srgb("#3d2e20")), (0.7, srgb("#6b543c"))]), "Base Color")
    return bark


def _leaf_material(index):
    """Leaves let light through: a diffuse and a translucent side mixed."""
    green = ("#3c6b1f", "#4f7f26", "#2f5a22")[index]
    material = Material(f"leaf {index}").set(base_color=srgb(green), roughness=0.42, specular=0.35)
    through = material.node("BsdfTranslucent")
    through.inputs[0].default_value = srgb(("#7fae2c", "#93bd3a", "#6c9a2c")[index])
    mixed = material.node("MixShader")
    mixed.inputs[0].default_value = 0.35
    material.link(material.shader.outputs[0], mixed.inputs[1])
    material.link(through.outputs[0], mixed.inputs[2])
    material.link(mixed.outputs[0], material.output.inputs[0])
    return material


def _build_sapling(bark, leaves, random, height):
    """A young neem: a thin stem on a cane, twigs that rise, pinnate leaves along them."""
    foot = HEIGHT - 0.04
    lean = 0.05 * random.standard_normal(2)
    spine = [(lean[0] * t * t, lean[1] * t * t, foot + height * t) for t in np.linspace(0, 1, 12)]
    tube("stem", spine, 0.011, bark)
    rod(
        "cane",
        (0.03, 0.02, foot - 0.05),
        (0.03, 0.02, foot + height * 0.75),
        0.007,
        wood("cane"),
        10,
    )
    twigs = []
    for k in range(24):
        t = 0.52 + 0.48 * k / 23
        base = np.array([lean[0] * t * t, lean[1] * t * t, foot + height * t])
        angle = k * 2.4 + random.uniform(-0.3, 0.3)
        reach = (0.36 - 0.42 * (t - 0.52)) * random.uniform(0.75, 1.15)
        outward = np.array([math.cos(angle), math.sin(angle), 0])
        points = [
            base + outward * reach * s + np.array([0, 0, reach * (1.05 * s - 0.55 * s * s)])
            for s in np.linspace(0, 1, 7)
        ]
        twigs.append(points)
        tube("twig", [tuple(p) for p in points], 0.0035, bark)
    for index, material in enumerate(leaves):
        vertices, faces = [], []
        for points in twigs[index::3]:
            _add_leaflets(points, vertices, faces, random)
        array_mesh("leaves", np.array(vertices), np.array(faces), [material], True)


def _add_leaflets(points, vertices, faces, random):
    """Pairs of pointed leaflets along a twig, drooping a little, folded at the midrib."""
    for s in np.linspace(0.22, 1.0, 13):
        at = s * (len(points) - 1)
        i = min(int(at), len(points) - 2)
        base = points[i] * (1 - (at - i)) + points[i + 1] * (at - i)
        along = points[i + 1] - points[i]
        along = along / np.linalg.norm(along)
        side = np.cross(along, [0, 0, 1])
        side = side / (np.linalg.norm(side) + 1e-9)
        for sign in (-1, 1):
            direction = side * sign + along * 0.55 + np.array([0, 0, random.uniform(-0.55, -0.05)])
            direction = direction / np.linalg.norm(direction)
            width_axis = np.cross(direction, [0, 0, 1]) + random.normal(0, 0.2, 3)
            width_axis = width_axis / np.linalg.norm(width_axis)
            up = np.cross(width_axis, direction)
            length, width = random.uniform(0.075, 0.115), random.uniform(0.020, 0.028)
            outline = ((0, 0), (0.3, 0.9), (0.6, 0.75), (1, 0), (0.6, -0.75), (0.3, -0.9))
            start = len(vertices)
            vertices.extend(
                base + direction * length * a + width_axis * width * b * 0.5 + up * 0.004 * abs(b)
                for a, b in outline
            )
            faces.extend(
                [
                    (start, start + 1, start + 2),
                    (start, start + 2, start + 3),
                    (start, start + 3, start + 4),
                    (start, start + 4, start + 5),
                ]
            )


def _build_yard():
    ground = Material("courtyard").set(roughness=0.85, specular=0.2)
    tiles = ground.node("TexBrick", offset=0.5)
    for key, value in (
        ("Scale", 1),
        ("Brick Width", 0.6),
        ("Row Height", 0.3),
        ("Mortar Size", 0.006),
        ("Color1", srgb("#9a8f80")),
        ("Color2", srgb("#8a8074")),
        ("Mortar", srgb("#5d564d")),
    ):
        tiles.inputs[key].default_value = value
    ground.link(ground.coordinates(), tiles.inputs["Vector"])
    dirt = ground.noise(1.2, 7, None, 0.6)
    ground.drive(
        ground.mix(ground.remap(dirt, 0.4, 0.75, 0, 0.5), tiles.outputs[0], srgb("#6d6459")),
        "Base Color",
    )
    ground.drive(ground.bump(tiles.outputs[1], 0.5, -0.01), "Normal")
    mesh(
        "yard", [(-40, -30, 0), (40, -30, 0), (40, 1.2, 0), (-40, 1.2, 0)], [(0, 1, 2, 3)], [ground]
    )
    wall = plain("lime wash", srgb("#cbb999"), 0.9, specular=0.1)
    patina = wall.noise(0.9, 8, (1, 1, 0.6), 0.65)
    wall.drive(
        wall.ramp(patina, [(0.3, srgb("#b7a281")), (0.6, srgb("#cfbf9f")), (0.8, srgb("#d9cbb0"))]),
        "Base Color",
    )
    wall.drive(wall.bump(wall.noise(14, 6, None, 0.65), 0.25, 0.02), "Normal")
    box("wall", (80, 0.3, 3.4), (0, 1.2, 1.7), wall, 0.02)
    box(
        "skirting",
        (80, 0.34, 0.35),
        (0, 1.19, 0.175),
        plain("skirting", srgb("#1f3a52"), 0.7),
        0.01,
    )


def _build_watering_can():
    steel = plain("can", srgb("#8e979c"), 0.38, 0.9)
    x, y = -0.95, -0.62
    lathe(
        "can",
        [
            (0, 0.005),
            (0.105, 0.0),
            (0.11, 0.01),
            (0.105, 0.24),
            (0.098, 0.25),
            (0.055, 0.262),
            (0.05, 0.25),
        ],
        [steel],
        64,
        40,
        holding=0.004,
        location=(x, y, 0),
    )
    for z in (0.03, 0.12, 0.22):
        lathe(
            "ring",
            [(0.108, z - 0.005), (0.112, z), (0.108, z + 0.005)],
            [steel],
            64,
            40,
            location=(x, y, 0),
        )
    rod("spout", (x + 0.09, y, 0.07), (x + 0.33, y, 0.30), 0.016, steel, 24)
    rose = lathe("rose", [(0.016, 0), (0.042, 0.05), (0.042, 0.056), (0, 0.062)], [steel], 32, 40)
    rose.location, rose.rotation_euler = (x + 0.33, y, 0.30), (0, math.radians(52), 0)
    tube(
        "handle",
        [
            (x - 0.1, y, 0.06),
            (x - 0.20, y, 0.12),
            (x - 0.17, y, 0.28),
            (x - 0.02, y, 0.34),
            (x + 0.05, y, 0.255),
        ],
        0.009,
        steel,
        corner=0.08,
    )
