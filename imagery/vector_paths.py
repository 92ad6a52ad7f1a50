"""Fills SVG paths into Pillow masks: the company's mark."""

import re

from PIL import Image, ImageChops, ImageDraw

OVERSAMPLING = 4
CURVE_STEPS = 10
_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.\d*|\.\d+|\d+)")
_ARITY = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "z": 0}


def parse_path(text):
    """The closed polygons of a path's `d`, curves flattened. Arcs are not supported."""
    tokens = _TOKEN.findall(text)
    polygons = []
    points = []
    x = y = 0.0
    handle = None
    command = ""
    at = 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        kind = command.lower()
        values = [float(t) for t in tokens[at : at + _ARITY[kind]]]
        at += _ARITY[kind]
        ox, oy = (x, y) if command.islower() else (0.0, 0.0)
        pairs = [(values[i] + ox, values[i + 1] + oy) for i in range(0, len(values) - 1, 2)]
        if kind == "z":
            x, y = points[0]
        elif kind == "m":
            points = [pairs[0]]
            polygons.append(points)
            x, y = pairs[0]
            command = "l" if command.islower() else "L"
        elif kind in "lhv":
            if kind == "h":
                x = values[0] + ox
            elif kind == "v":
                y = values[0] + oy
            else:
                x, y = pairs[0]
            points.append((x, y))
        else:
            if kind == "q":
                (qx, qy), end = pairs
                first = (x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3)
                second = (end[0] + (qx - end[0]) * 2 / 3, end[1] + (qy - end[1]) * 2 / 3)
            elif kind == "s":
                first = (2 * x - handle[0], 2 * y - handle[1]) if handle else (x, y)
                second, end = pairs
            else:
                first, second, end = pairs
            points += [
                _bezier((x, y), first, second, end, t / CURVE_STEPS)
                for t in range(1, CURVE_STEPS + 1)
            ]
            (x, y), handle = end, second
        if kind not in "cs":
            handle = None
    return [polygon for polygon in polygons if len(polygon) > 2]


def _bezier(a, b, c, d, t):
    s = 1 - t
    return tuple(
        s**3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t**3 * d[i] for i in (0, 1)
    )


def fill_mask(polygons, view_box, width, height):
    """A mask of the polygons (even-odd), their view box (x, y, width, height) stretched over it."""
    left, top, box_width, box_height = view_box
    size = (width * OVERSAMPLING, height * OVERSAMPLING)
    mask = Image.new("1", size)
    for polygon in polygons:
        scaled = [
            ((x - left) / box_width * size[0], (y - top) / box_height * size[1]) for x, y in polygon
        ]
        layer = Image.new("1", size)
        ImageDraw.Draw(layer).polygon(scaled, fill=1)
        mask = ImageChops.logical_xor(mask, layer)
    return mask.convert("L").resize((width, height), Image.LANCZOS)
