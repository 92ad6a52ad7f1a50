"""1,000-litre intermediate bulk containers: bottle, welded cage, corner guards, valve, pallet.

args: `turn` in degrees, `view` (whole, or label: from near), `pallet` (wood or steel), `dark` (the
ground), `hall` (with racks), `conductive` (a black bottle, for liquids that flash at room temperature).
"""

import math

import bpy
import numpy as np

from indoors import stand_in_hall
from job import Print
from lettering import INK, Sheet
from materials import TEAL, Material, plain, srgb, wood, zinc
from scenes.bag_pallet import stamp, wooden_pallet
from shapes import ALONG_Y, Assembly, angles, box, cylinder, grid_faces, link, mesh, polar
from shapes import ring_faces, sphere, thicken, tube
from stickers import stick_flat
from studio import DARK, Shot, set_camera, set_stage

LENGTH, DEPTH, BOTTLE_HEIGHT = 1.12, 0.93, 0.98
BOTTLE_FOOT = 0.165
CAGE_X, CAGE_Y = LENGTH / 2 + 0.026, DEPTH / 2 + 0.026
CAGE_FOOT, CAGE_TOP = 0.155, BOTTLE_FOOT + BOTTLE_HEIGHT + 0.012
TUBE = 0.0095


def build(job):
    with Assembly() as container:
        build_ibc(job)
    turn, hall = job.args.get("turn", -27), job.args.get("hall")
    hero = container.place((0, 0, 0), math.radians(turn))
    side = 1 if turn > 0 else -1
    if job.args.get("view") == "label":
        set_camera((-0.55 * side, -2.35, 1.05), (-0.09 + 0.06 * side, -0.5, 0.78), 92, 8, (-0.15, -0.51, 0.78))
    else:
        set_camera((-0.55 * side, -5.6, 1.70), (0.03 * side, 0, 0.56), 92, 3 if hall else 4.5, (0.1 * side, -0.6, 0.7))
    if hall:
        stand_in_hall(hero)
    else:
        lights = dict(DARK, key=1.05, top=0.9) if job.args.get("dark") else dict(key=0.85, top=0.85)
        set_stage(1.42, centre=(0, 0, 0.45), **lights)
    return Shot(exposure=0.9 if hall else 0.0, bounces=10)


def _bottle_material(fill):
    """Natural HDPE: light goes through it, and it looks denser below the level of the liquid."""
    material = Material("natural hdpe")
    material.tree.nodes.remove(material.shader)
    z = material.axes(material.coordinates())[2]
    level = BOTTLE_FOOT + BOTTLE_HEIGHT * fill
    above = material.remap(z, level - 0.006, level + 0.01)
    colour = material.mix(above, srgb("#c6d4d2"), srgb("#f4f5f2"))
    if not fill:
        # Used bottles: each yellowed by chance, with streaks of rain and dust.
        age = material.value(material.node("ObjectInfo"), "Random")
        x, y, z = material.axes(material.coordinates())
        streaks = material.noise(3.5, 7, None, 0.65, 0, material.vector(x * 2, y * 2, z * 0.5 + age * 40))
        colour = material.mix(age * age * 0.6, colour, srgb("#e0cf9f"))
        colour = material.mix(material.remap(streaks, 0.52, 0.74, 0, 0.6), colour, srgb("#948c7c"))
    normal = material.bump(material.noise(5, 2), 0.22, 0.04)
    normal = material.bump(material.noise(90, 3), 0.05, 0.002, normal)
    diffuse = material.node("BsdfDiffuse", Color=colour, Normal=normal)
    inside = material.node("BsdfTranslucent", Color=colour)
    gloss = material.node("BsdfGlossy", distribution="GGX", Roughness=0.3, Normal=normal)
    body = material.mix_shaders(0.42, diffuse.outputs[0], inside.outputs[0])
    fresnel = material.node("Fresnel", IOR=1.5, Normal=normal)
    material.show(material.mix_shaders(fresnel.outputs[0], body, gloss.outputs[0]))
    return material


def build_ibc(job):
    galvanised = zinc("cage zinc", (0.60, 0.62, 0.64, 1), 240, 0.95)
    black = plain("black plastic", (0.012, 0.013, 0.015, 1), 0.42, specular=0.4)
    red = plain("red plastic", (0.42, 0.02, 0.02, 1), 0.38)
    conductive = job.args.get("conductive")
    bottle = black if conductive else _bottle_material(job.ibc_fill or 0)
    _bottle(bottle)
    _earth_lug(galvanised)
    _filling_neck(bottle, black)
    _cage(galvanised)
    _corner_guards(galvanised)
    if job.product:
        _inner_light()
        _label_plates(job, galvanised)
    _maker_plate(job, galvanised)
    _valve(black, red)
    if job.args.get("pallet", "wood") == "wood":
        wooden_pallet(wood(), stamp(job), 1.2, 0.99, decked=False)
    else:
        _steel_pallet(galvanised, black)
    _tray(galvanised)


def _earth_lug(steel):
    """A bolt on a tab of the cage by the valve, marked in the colours of earth."""
    at = (0.24, -CAGE_Y - 0.03, 0.25)
    box("tab", (0.05, 0.004, 0.07), at, steel, 0.002)
    cylinder("bolt", 0.010, 0.03, (at[0], at[1] - 0.012, at[2]), steel, 6, 0.002, ALONG_Y)
    for dx, colour in ((-0.0125, "#2e8b3d"), (0.0125, "#e6c229")):
        mark = (at[0] + dx, at[1] - 0.0025, at[2] + 0.048)
        box("earth mark", (0.025, 0.002, 0.022), mark, plain("earth", srgb(colour), 0.4))


def _bottle(material):
    """Lofted from rounded rectangles: sunk panels on the sides, shoulders, flat top."""
    foot, top = BOTTLE_FOOT, BOTTLE_FOOT + BOTTLE_HEIGHT
    quarter = [math.pi / 2 * step / 8 for step in range(9)]
    levels = [(foot + 0.06 * (1 - math.cos(a)), 0.06 * (1 - math.sin(a)), 0.11) for a in quarter]
    low, high = foot + 0.08, top - 0.12
    for z in np.linspace(low, high, 60):
        wave = max(0.0, math.sin((z - low) / (high - low) * math.pi * 5)) ** 2
        levels.append((z, 0.009 * wave, 0.11))
    levels += [(top - 0.1 + 0.06 * math.sin(a), 0.06 * (1 - math.cos(a)), 0.11) for a in quarter]
    levels += [(top - 0.035, 0.10, 0.11), (top - 0.028, 0.16, 0.11)]
    levels += [(top - 0.02, 0.28, 0.1), (top - 0.016, 0.36, 0.08)]
    rings = [
        rounded_rectangle(z, LENGTH - 2 * inset, DEPTH - 2 * inset, max(0.03, r - inset * 0.3))
        for z, inset, r in levels
    ]
    vertices = [point for ring in rings for point in ring]
    index = np.arange(len(vertices)).reshape(len(rings), -1)
    faces = [*ring_faces(index), index[-1], index[0][::-1]]
    mesh("bottle", vertices, faces, [material], True, 60)


def rounded_rectangle(z, width, depth, radius):
    ring, steps = [], 14
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            x, y, _ = polar(radius, math.radians(start + 90 * step / steps), z)
            ring.append((sx * (width / 2 - radius) + x, sy * (depth / 2 - radius) + y, z))
    return ring


def _inner_light():
    """Light that a real, thinner bottle would let through from all sides."""
    lamp = bpy.data.lights.new("inside", "POINT")
    lamp.energy = 9
    lamp.shadow_soft_size = 0.3
    obj = link(bpy.data.objects.new("inside", lamp))
    obj.location = (0, 0, 0.62)


def _filling_neck(bottle, black):
    top = BOTTLE_FOOT + BOTTLE_HEIGHT - 0.016
    cylinder("neck", 0.088, 0.05, (0, 0, top + 0.02), bottle, 64, 0.004)
    cylinder("lid", 0.095, 0.034, (0, 0, top + 0.05), black, 96, 0.004)
    for a in angles(36):
        box("grip", (0.004, 0.008, 0.026), polar(0.0955, a, top + 0.05), black, 0.001, (0, 0, a))
    cylinder("vent", 0.03, 0.012, (0, 0, top + 0.071), plain("vent", TEAL, 0.35), 48, 0.003)


def _cage(steel):
    """Seven bent rings and upright tubes outside them, pressed flat and welded where they cross."""
    x, y = CAGE_X, CAGE_Y
    heights = list(np.linspace(CAGE_FOOT + 0.025, CAGE_TOP, 7))
    for z in heights:
        ring = [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
        tube("ring", ring, TUBE, steel, True, corner=0.07)
    outside = TUBE * 1.75
    uprights = []
    crossings = []

    def add_upright(place, weld, foot=CAGE_FOOT):
        uprights.append([(*place, foot), (*place, CAGE_TOP + 0.004)])
        crossings.extend((*weld, z) for z in heights if z >= foot)

    for side in (-1, 1):
        for i, along in enumerate(np.linspace(-x + 0.085, x - 0.085, 9)):
            # The middle front upright ends on the second ring: the valve is below it.
            foot = heights[2] - 0.004 if side == -1 and i == 4 else CAGE_FOOT
            add_upright((along, side * (y + outside)), (along, side * (y + outside / 2)), foot)
        for across in np.linspace(-y + 0.085, y - 0.085, 7):
            add_upright((side * (x + outside), across), (side * (x + outside / 2), across))
    tube("uprights", uprights, TUBE, steel)
    _welds(crossings, steel)
    ends = ((-y, 0), (-y + 0.1, 0.012), (y - 0.1, 0.012), (y, 0))
    for along in (-0.30, 0.30):
        bar = [(along, across, CAGE_TOP + up) for across, up in ends]
        tube("top bar", bar, 0.011, steel, corner=0.05)


def _welds(points, steel):
    """A flattened bead at each crossing, as resistance welding leaves it."""
    first = sphere("weld", TUBE * 1.02, points[0], steel, 2)
    first.scale = (1.25, 0.9, 1.25)
    for point in points[1:]:
        link(first.copy()).location = point


def _corner_guards(steel):
    """Sheet bent round the four corners, above and at the foot, outside of the uprights."""
    out = TUBE * 2.75
    x, y, radius = CAGE_X + out, CAGE_Y + out, 0.07 + out
    arc = [math.pi / 2 * step / 10 for step in range(11)]
    line = [(x - radius - 0.05, y)]
    line += [(x - radius + radius * math.sin(a), y - radius + radius * math.cos(a)) for a in arc]
    line.append((x, y - radius - 0.05))
    for sx in (-1, 1):
        for sy in (-1, 1):
            for low, tall in ((CAGE_TOP - 0.075, 0.083), (CAGE_FOOT - 0.005, 0.105)):
                vertices = [(sx * px, sy * py, z) for px, py in line for z in (low, low + tall)]
                guard = mesh("guard", vertices, grid_faces(len(line), 2), [steel], True, 60)
                thicken(guard, 0.002, 0)


def _label_plates(job, steel):
    """Plates on the cage: the label, and beside it one for each class diamond, below each other."""
    label = job.prints["ibc"]
    _plate(label, -0.21, 0.78, steel)
    for index, diamond in enumerate(job.prints_from("diamond")):
        _plate(diamond, 0.12, 0.86 - index * 0.19, steel, see_through=True)


def _maker_plate(job, steel):
    """The maker's plate: the UN mark of a composite container (maker, stacking test, gross mass), and the load on it."""
    sheet = Sheet(160, 90, 6)
    sheet.draw.ellipse([v * sheet.scale for v in (8, 10, 42, 44)], None, INK, 9)
    for y, words in ((27, "u"), (38, "n")):
        sheet.text(25, y, words, 11, weight=800, anchor="ms")
    sheet.text(50, 21, "31HA1/Y/11 26/IND", 11, weight=800, fit=104)
    sheet.text(50, 36, "TARNOVA B.1183", 11, weight=800, fit=104)
    sheet.text(50, 51, "3600/1900", 11, weight=800, fit=104)
    # Two containers, one upon the other.
    sheet.band(53, 65, INK, 14, 36)
    sheet.band(68, 82, INK, 10, 40)
    sheet.text(50, 75, "MAX 1,900 kg", 13, weight=800, fit=104)
    file = job.texture("maker-plate")
    sheet.image.save(file)
    _plate(Print(str(file), 0.16, 0.09), -0.21, 0.44, steel)


def _plate(sticker, x, z, steel, see_through=False):
    front = -CAGE_Y - TUBE * 2.75
    width, height = sticker.width + 0.02, sticker.height + 0.02
    box("plate", (width, 0.0025, height), (x, front - 0.002, z), steel, 0.001)
    stick_flat(sticker, (x, front - 0.0036, z), see_through=see_through)
    for dx in (-0.5, 0.5):
        for dz in (-0.5, 0.5):
            rivet = (x + dx * (width - 0.01), front - 0.0035, z + dz * (height - 0.01))
            cylinder("rivet", 0.004, 0.003, rivet, steel, 16, 0.001, ALONG_Y)


def _valve(black, red):
    """A 2 inch butterfly valve with its cap on and its lever closed across the flow."""
    y = -CAGE_Y + 0.046
    cylinder("valve body", 0.055, 0.055, (0, y - 0.055, 0.235), black, 64, 0.006, ALONG_Y)
    cylinder("cap", 0.040, 0.05, (0, y - 0.105, 0.235), red, 64, 0.006, ALONG_Y)
    for a in angles(24):
        at = (0.0405 * math.cos(a), y - 0.105, 0.235 + 0.0405 * math.sin(a))
        box("grip", (0.004, 0.04, 0.004), at, red, 0.001, (0, -a, 0))
    cylinder("stem", 0.016, 0.07, (0, y - 0.055, 0.302), black, 32, 0.002)
    box("lever", (0.15, 0.026, 0.012), (0.045, y - 0.055, 0.338), red, 0.004)


def _steel_pallet(steel, black):
    """Tubular runners on plastic feet."""
    corners = [(-0.56, -0.44, 0.014), (0.56, -0.44, 0.014), (0.56, 0.44, 0.014), (-0.56, 0.44, 0.014)]
    tube("runner", corners, 0.014, steel, True, corner=0.06)
    tube("runner", [(-0.56, 0, 0.014), (0.56, 0, 0.014)], 0.014, steel)
    for y in (-0.44, 0, 0.44):
        for x in (-0.52, 0, 0.52):
            box("foot", (0.14, 0.11, 0.092), (x, y, 0.072), black, 0.012)


def _tray(steel):
    box("tray", (1.18, 0.99, 0.006), (0, 0, 0.126), steel, 0.002)
    for side in (-1, 1):
        box("rim", (1.19, 0.005, 0.05), (0, side * 0.497, 0.146), steel, 0.002)
        box("rim", (0.005, 0.99, 0.05), (side * 0.593, 0, 0.146), steel, 0.002)
