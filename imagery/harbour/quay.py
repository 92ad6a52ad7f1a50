"""The quay: wet concrete slabs with painted lines, edge, fenders and lamp masts. Metres."""

from materials import Material, plain, srgb
from shapes import box, cylinder, floor, lathe, rod


def build_quay(west, east, land, edge, wet=0.55, height=0.0):
    """A quay from x=west to x=east between its land side and the water's edge; surface at `height`."""
    floor("quay", (west, land), (east, edge), _slabs(wet), height)
    seaward = 1 if edge > land else -1
    concrete = plain("cope", srgb("#84867f"), 0.75, specular=0.2)
    length, middle = east - west, (east + west) / 2
    deep = 3.2 + height
    at = (middle, edge + seaward * 0.05, height + 0.15 - deep / 2)
    box("cope", (length, 0.6, deep), at, concrete, 0.05)
    rubber = plain("fender", (0.015, 0.015, 0.016, 1), 0.8)
    for x in range(int(west), int(east), 8):
        cylinder("fender", 0.5, 1.6, (x, edge + seaward * 0.75, height - 1.0), rubber, 32, 0.1)
    yellow = plain("edge line", srgb("#c79a2b"), 0.65)
    box("edge line", (length, 0.15, 0.004), (middle, edge - seaward * 1.2, height + 0.002), yellow)


def lane_line(west, east, y, colour="#c9c9c3"):
    """A painted line along the quay."""
    at = ((west + east) / 2, y, 0.002)
    box("line", (east - west, 0.14, 0.004), at, plain("lane line", srgb(colour), 0.65))


def lamp_mast(x, y, height, lit):
    """A lighting mast with four floodlights; `lit` is the kind of lamp that burns on it, or None by day."""
    steel = plain("mast", (0.45, 0.47, 0.49, 1), 0.45, 1)
    lathe("mast", [(0.28, 0), (0.14, height), (0, height)], [steel], 16, location=(x, y, 0))
    rod("yoke", (x - 1.6, y, height), (x + 1.6, y, height), 0.08, steel, 8)
    for along in (-1.5, -0.5, 0.5, 1.5):
        at = (x + along, y - 0.2, height - 0.25)
        box("floodlight", (0.55, 0.4, 0.35), at, steel, 0.04, (0.5, 0, 0))
        if lit:
            lit.hang((x + along, y - 0.35, height - 0.4), 0.2)


def _slabs(wet):
    """Cast concrete: joints every five metres, its grain, stains, tyre tracks along x, puddles that mirror."""
    material = Material("quay slabs")
    broad = material.noise(0.9, 9, None, 0.62)
    low = material.noise(0.16, 5, None, 0.55, 0.6)
    puddle = material.remap(low, wet, wet + 0.055)
    colour = material.ramp(
        broad, [(0.25, srgb("#595e60")), (0.55, srgb("#6d7274")), (0.8, srgb("#7f8281"))]
    )
    grain = material.remap(material.noise(15, 8, None, 0.8), 0.3, 0.7, 0.84, 1.12)
    tracks = material.remap(material.noise(1.1, 6, (0.05, 1.7, 1), 0.6), 0.5, 0.72, 1, 0.8)
    colour = material.mix(1.0, colour, grain * tracks * _tyre_marks(material), "MULTIPLY")
    colour = material.mix(puddle * 0.6, colour, srgb("#1f2427"))
    joints = material.bricks(material.coordinates(), 5, 5, 0.018, (1, 0.95, 0.35))
    material.drive(material.mix(1.0, colour, joints.outputs[0], "MULTIPLY"), "Base Color")
    material.drive(
        material.mix(puddle, material.remap(broad, 0.3, 0.7, 0.56, 0.66), 0.04), "Roughness"
    )
    rough = (material.noise(38, 6, None, 0.7) + broad * 2) * (1 - puddle)
    material.drive(material.bump(rough, 0.35, 0.008), "Normal")
    return material


def _tyre_marks(material):
    """Pairs of dark tyre marks that wander along x and fade, and spots of oil: a factor of the colour."""
    x, y, _ = material.axes(material.coordinates())
    wander = material.noise(0.09, 1, (1, 0.5, 1)) * 9
    across = material.math("FRACT", (y + wander) / 3.7)
    worn = material.remap(material.noise(0.8, 7, (0.35, 1, 1), 0.7), 0.38, 0.56, 0, 0.34)
    spots = material.remap(material.noise(1.3, 4, None, 0.6), 0.66, 0.74, 1, 0.7)
    marks = [abs(across - at) < 0.034 for at in (0.25, 0.73)]
    return spots * (material.math("ADD", *marks) * worn * -1 + 1)
