"""The hull of a container ship of 300 m: x forward, y to port, z up from the waterline. Metres."""

import numpy as np

from materials import Material, PAPER, plain, srgb
from shapes import box, grid_faces, lathe, mesh, tube

LENGTH = 300.0
BEAM = 43.0
FREEBOARD = 13.0
"""Waterline to main deck."""
DEPTH_SHOWN = 3.0
"""How far below the waterline the hull is modelled."""
BOOT_TOP = 2.1
FORECASTLE_RISE = 0.36
"""The forecastle's height above the main deck, as a part of the freeboard."""
BULWARK = 1.25


def smooth(t):
    """Smoothstep of numbers or arrays."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def sheer(x):
    """How much higher the ship's side is at x than amidships: 1 aft, more at the forecastle."""
    return 1 + FORECASTLE_RISE * smooth(((x + LENGTH / 2) / LENGTH - 0.885) / 0.03)


def _rise(z):
    """0 at the keel shown, 1 at the forecastle's rail; z before sheer."""
    full = FREEBOARD * 1.3
    return np.clip((np.where(z > 0, z * 1.3, z) + DEPTH_SHOWN) / (full + DEPTH_SHOWN), 0, 1)


def _shoulder(z):
    return 0.79 - 0.09 * (1 - _rise(z))


def _stem(z):
    return 0.965 + 0.035 * _rise(z) ** 1.7


def _stern(z):
    """The transom overhangs: near the waterline the hull ends further forward."""
    return -LENGTH / 2 + 2.2 * np.clip(4.0 - z, 0, 8)


def _breadth(x, z):
    """Half the breadth at x and height z before sheer."""
    along = (x + LENGTH / 2) / LENGTH
    shoulder, stem, rise = _shoulder(z), _stem(z), _rise(z)
    entry = np.clip((along - shoulder) / (stem - shoulder), 0, 1)
    bow = np.clip(1 - entry ** (1.75 + 0.95 * rise), 0, 1) ** (0.95 - 0.40 * rise)
    run = np.clip((x - _stern(z)) / 26, 0, 1)
    low = np.clip((3.5 - z) / 6.5, 0, 1)
    stern = 1 - (0.08 + 0.34 * low) * (1 - smooth(run)) ** 1.4
    return np.maximum(0.3, BEAM / 2 * bow * stern)


def half_breadth(x, z):
    """Half the hull's breadth at x and height z above the waterline."""
    return _breadth(x, np.where(z > 0, z / sheer(x), z))


def deck_height(x):
    """The deck's height at x: the main deck, or the forecastle deck inside its bulwark."""
    fore = smooth(((x + LENGTH / 2) / LENGTH - 0.895) / 0.02)
    return FREEBOARD * sheer(x) - BULWARK * fore


def build_hull():
    """Shell plating, transom and decks."""
    levels = np.concatenate([np.linspace(-DEPTH_SHOWN, 0, 4), np.linspace(0.5, FREEBOARD, 46)])
    columns = 150
    rows = []
    for z in levels:
        shoulder, stem, stern = (float(f(z)) for f in (_shoulder, _stem, _stern))
        run = np.linspace(stern, stern + 30, 14)[:-1]
        middle = np.linspace(stern + 30, (shoulder - 0.5) * LENGTH, 40)
        t = np.linspace(0, 1, columns)[1:]
        bow = (shoulder + (1 - (1 - t) ** 2) * (stem - shoulder) - 0.5) * LENGTH
        x = np.concatenate([run, middle, bow])
        rows.append((x, _breadth(x, z), z * sheer(x) if z > 0 else np.full_like(x, z)))
    # Forward along the starboard side, back along the port side.
    starboard = [(i, -1) for i in range(len(rows[0][0]))]
    round_ship = starboard + [(i, 1) for i, _ in reversed(starboard)]
    vertices = [(x[i], side * half[i], z[i]) for i, side in round_ship for x, half, z in rows]
    faces = grid_faces(len(round_ship), len(levels), closed=True)
    mesh("hull", vertices, faces, [_hull_paint()], True, 40)
    _build_decks()


def _build_decks():
    deck = plain("deck", srgb("#5c2a24"), 0.65)
    x = np.concatenate([np.linspace(-LENGTH / 2, 110, 60), np.linspace(111, 149.0, 60)])
    z = deck_height(x)
    half = half_breadth(x, z) - 0.05
    vertices = [(a, s * h, b) for a, b, h in zip(x, z, half) for s in (-1, 1)]
    mesh("decks", vertices, grid_faces(len(x), 2), [deck], False)
    rail = plain("rail cap", srgb("#d8d5cd"), 0.5)
    x = np.linspace(118, 149.6, 50)
    for side in (-1, 1):
        line = [
            (a, side * float(half_breadth(a, 0.999 * FREEBOARD * sheer(a))), FREEBOARD * sheer(a))
            for a in x
        ]
        tube("rail cap", line, 0.16, rail)


def _hull_paint():
    """Dark topsides with plate seams and rust streaks, a white line over red boot-topping."""
    material = Material("hull").set(roughness=0.55, specular=0.1)
    x, y, z = material.axes(material.coordinates())
    streaks = material.noise(0.35, 6, (1.2, 1, 0.06), 0.7)
    plates = material.bricks(material.vector(x, z), 12, 2.6, 0.035, (1, 0.9, 0.62), 0.5)
    weather = material.remap(streaks, 0.48, 0.78, 0, 0.30)
    topsides = material.mix(weather, srgb("#141d26"), srgb("#2b3238"))
    topsides = material.mix(1.0, topsides, plates.outputs["Color"], "MULTIPLY")
    boot = material.mix(material.remap(streaks, 0.4, 0.7, 0, 0.5), srgb("#6d1613"), srgb("#84352a"))
    colour = material.mix(material.remap(z, BOOT_TOP, BOOT_TOP + 0.05), boot, topsides)
    line = (z > BOOT_TOP) * (z < BOOT_TOP + 0.4)
    colour = material.mix(line, colour, PAPER)
    material.drive(colour, "Base Color")
    material.drive(material.bump(material.noise(0.12, 3), 0.10, 1.0), "Normal")
    return material


def add_marking(material, x_range, z_range, columns=48):
    """Puts lettering on the ship's side: it reads from aft forward to starboard, the other way to port."""
    rows = 8
    for side in (-1, 1):
        vertices, uv = [], []
        for t in np.linspace(0, 1, columns + 1):
            for u in np.linspace(0, 1, rows + 1):
                x, z = np.interp(t, (0, 1), x_range), np.interp(u, (0, 1), z_range)
                vertices.append((x, side * (half_breadth(x, z) + 0.07), z))
                uv.append((t if side < 0 else 1 - t, u))
        faces = grid_faces(columns + 1, rows + 1)
        mesh("marking", vertices, faces, [material], True, 60, uv)


def add_anchors():
    """Stockless anchors drawn up into their hawse pipes, flukes against the shell."""
    iron = plain("anchor", srgb("#0b0c0e"), 0.7, specular=0.2)
    for side in (-1, 1):
        x, z = 135.0, 11.4
        y = side * (float(half_breadth(x, z)) + 0.1)
        pipe = [(0.85, -0.4), (1.15, 0.1), (1.2, 0.3), (0.9, 0.4), (0.5, 0)]
        turn = (-side * 1.1, 0, -side * 0.5)
        lathe("hawse", pipe, [iron], 32, location=(x, y, z), turn=turn)
        low = side * (float(half_breadth(x, z - 1.3)) + 0.35)
        box("crown", (2.5, 0.5, 0.55), (x, low, z - 1.4), iron, 0.15, (0, 0, -side * 0.45))
        for along in (-1.05, 1.05):
            at = (x + along, low - side * along * 0.42, z - 0.8)
            box("fluke", (0.42, 0.35, 1.5), at, iron, 0.12)
