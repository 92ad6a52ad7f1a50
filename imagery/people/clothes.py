"""What a worker wears: coverall, vest, hard hat, gloves and boots."""

import numpy as np

from materials import plain, srgb
from people.body import SKIN_POINTS, model
from people.cloth import compact, drape, finer, let_out, to_blender
from shapes import mesh, ring_faces, thicken

SHOES = "proxies/clothes/shoes03/shoes03.json"


def rise(value, low, high):
    """From 0 at `low` to 1 at `high`, smoothly."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def part(name, points, quads, material, sheet=0.0, **attributes):
    """An object of posed points; its shader reads the attributes."""
    obj = mesh(name, to_blender(points), quads, [material], True, 180)
    for key, values in attributes.items():
        obj.data.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", values)
    if sheet:
        thicken(obj, sheet, 1)
    divided = obj.modifiers.new("finer", "SUBSURF")
    divided.levels = divided.render_levels = 1
    return obj


def attribute(material, name):
    return material.value(material.node("Attribute", attribute_name=name), "Fac")


def _cotton(name, colour, crumple=0.75, cut_out=False):
    """Drill with creases, seams and silver bands; a vest is cut out along its edge."""
    m = plain(name, srgb(colour), 0.85, specular=0.2).set(sheen=0.12)
    silver, worn = attribute(m, "band") > 0.0, m.noise(3.5, 6, roughness=0.6)
    shade = m.remap(worn, 0.3, 0.7, 0.8, 1.15) * m.remap(attribute(m, "seam"), 0, 0.004, 0.55, 1)
    tone = m.mix(silver, m.mix(1.0, srgb(colour), shade, "MULTIPLY"), srgb("#a3a8aa"))
    if cut_out:
        m.drive(attribute(m, "edge") > 0.0, "Alpha")
        tone = m.mix(attribute(m, "edge") < 0.011, tone, srgb("#4a4d4f"))
    m.drive(tone, "Base Color")
    m.drive(m.mix(silver, 0.85, 0.4), "Roughness")
    normal = m.bump(m.noise(9, 3, (1, 1, 1.6), 0.5, 1.2), 0.5 * crumple, 0.03)
    m.drive(m.bump(m.noise(22, 5, (1, 1, 0.5), 0.55, 0.6), 0.5 * crumple, 0.012, normal), "Normal")
    return m


def build_suit(body, look):
    """A coverall, draped over the body; if the look has a vest, one over it."""
    every = body.quads("helper-tights")
    ankle, hip = body.at("foot.L")[1], body.at("upperleg01.L")[1]
    hem, waist, knee = ankle + 0.85, body.at("spine04")[1], body.at("lowerleg01.L")[1]
    wall_quads, wall, bare = compact(every, body.posed, body.rest)
    wall = let_out(wall, wall_quads, 0.2 * (1 - rise(bare[:, 1], ankle - 0.2, ankle + 1.0)))
    arms = body.share("upperarm", "lowerarm", "wrist")
    kept = every[(body.rest[every][..., 1] > hem).all(1)]
    quads, rest, posed, arm = compact(kept, body.rest, body.posed, arms)
    y = rest[:, 1]
    ease = 0.15 + 0.12 * (1 - rise(y, hip - 1.5, hip + 0.6)) + 0.16 * (1 - rise(y, hem, ankle + 2.6))
    ease += 0.12 * arm - 0.05 * np.exp(-(((y - waist) / 0.4) ** 2))
    edges = np.sort(np.stack([quads, np.roll(quads, -1, 1)], -1).reshape(-1, 2), 1)
    pairs, times = np.unique(edges, axis=0, return_counts=True)
    pins = np.zeros_like(rest)
    pins[np.unique(pairs[times == 1])] = 1  # Open edges: neck, cuffs and hems.
    pins[y < hem + 1] = 0
    cut, fine_quads = finer(let_out(rest, quads, ease), quads)
    start, pins = finer(let_out(posed, quads, ease), quads)[0], finer(pins, quads)[0][:, 0]
    fine, place = drape(cut, start, fine_quads, pins, wall, wall_quads), cut / 10
    fly = np.where(place[:, 2] > 0, abs(place[:, 0]), 1.0)
    seam = np.minimum(fly, abs(place[:, 1] - waist / 10))
    shins = 0.025 - abs(place[:, 1] - knee / 10 + 0.12)
    suit = part("suit", fine, fine_quads, _cotton("suit", look.suit), sheet=0.002, seam=seam, band=shins)
    return [suit, *([_vest(body, look, fine, fine_quads, place)] if look.vest else [])]


def _vest(body, look, points, quads, place):
    """The part of the coverall under a vest, let out; distances to its outline are in metres."""
    x, y, z = place.T
    shoulder, neck = body.at("upperarm01.L") / 10, body.at("neck01") / 10
    hem = body.at("upperleg01.L")[1] / 10 - 0.06
    holes = np.where(y > shoulder[1] - 0.22, shoulder[0] + 0.01 - abs(x), 0.27 - abs(x))
    behind = np.where(z < neck[2] + 0.01, neck[1] - y + 1.3 * np.maximum(abs(x) - 0.065, 0), 1.0)
    before = abs(x) - 0.012 - 0.55 * np.maximum(y - neck[1] + 0.2, 0)
    edge = np.minimum.reduce([holes, y - hem, behind, np.where(z < neck[2], 1.0, before)])
    straps = np.where(y > hem + 0.13, 0.023 - abs(abs(x) - 0.1), -1)
    band = np.maximum.reduce([straps, *(0.023 - abs(y - hem - up) for up in (0.13, 0.27))])
    kept = quads[(edge[quads] > -0.03).any(1)]
    quads, points, edge, band = compact(kept, points, edge, band)
    cloth, marks = _cotton("vest", look.vest, 0.4, True), dict(band=band, edge=edge, seam=edge * 0 + 1)
    return part("vest", let_out(points, quads, 0.16), quads, cloth, sheet=0.002, **marks)


def build_helmet(body, look):
    """A hard hat with peak and ridges, in rings about the skull."""
    eye, skin = body.at("eye.L")[1], body.rest[:SKIN_POINTS]
    skull = skin[(body.share("head")[:SKIN_POINTS] > 0.5) & (skin[:, 1] > eye + 0.45)]
    (wide, top, front), back, rim = skull.max(0), skull[:, 2].min(), eye + 0.42
    wide, deep, middle = wide + 0.16, (front - back) / 2 + 0.2, (back + front) / 2 + 0.02
    around = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    sin, cos, rings = np.sin(around), np.cos(around), []
    for a in np.linspace(0.02, 1, 26) * np.pi / 2:
        out = np.sin(a) ** 0.86
        ridges = ((0, 0.07), (0.3, 0.045), (-0.3, 0.045))
        ridge = sum(up * np.exp(-(((wide * out * sin - at) / 0.085) ** 4)) for at, up in ridges)
        up = rim + (top + 0.18 - rim) * np.cos(a) ** 0.9 + ridge * (1 - rise(out, 0.72, 0.95))
        rings.append(np.stack([wide * out * sin, up, middle + deep * out * cos], 1))
    ahead = np.maximum(cos, 0)
    for out, drop in ((0.03, 0.0), (0.10, 0.03), (0.13, 0.05)):
        flare, up = out + ahead**2.5 * out * 3.4, rim - drop - ahead**3 * out * 0.5
        rings.append(np.stack([(wide + flare) * sin, up, middle + (deep + flare) * cos], 1))
    faces = np.array(ring_faces(np.arange(len(rings) * 96).reshape(-1, 96)))[:, ::-1]
    shell = plain("helmet", srgb(look.helmet), 0.32, 0, 0.3)
    return [part("helmet", body.on_head(np.concatenate(rings)), faces, shell, sheet=0.003)]


def build_gloves_and_boots(body):
    own, ankle = body.quads("body"), body.at("foot.L")[1]
    hand = (body.share("wrist", "finger", "metacarpal", "lowerarm02")[own] > 0.6).all(1)
    quads, posed, cuff = compact(own[hand], body.posed, body.share("lowerarm"))
    cloth = plain("glove", srgb("#3c3f40"), 0.75, specular=0.3)
    gloves = part("gloves", let_out(posed, quads, 0.05 + 0.12 * cuff), quads, cloth)
    high = body.rest[own][..., 1]
    shaft = ((high < ankle + 1.2) & (high > ankle - 0.25)).all(1)
    quads, posed = compact(own[shaft], body.posed)
    leather, shoes = plain("boots", srgb("#241f1b"), 0.6, specular=0.3), model(SHOES)
    # Each point of a garment is the weighted sum of three of the body's, and an offset.
    near = body.rest[np.array(shoes["ref_vIdxs"])] * np.array(shoes["weights"])[..., None]
    boots = part("boots", body.bend(near.sum(1) + shoes["offsets"], shoes), shoes["quads"], leather)
    return [boots, gloves, part("shaft", let_out(posed, quads, 0.14), quads, leather)]
