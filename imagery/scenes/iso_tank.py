"""A 20 ft tank container: dished shell in a frame, skirts, saddles, braces, valve, ladder, placards.

args: `shell` (white or steel), `frame` (navy or teal), `serial` (six digits), `view` (left or right).
"""

import math

import numpy as np

import hazard_marks
from labels import tank_contents, tank_lettering, tank_number, un_panel
from materials import NAVY, TEAL, brushed_steel, paint, plain, printed, srgb, zinc
from shapes import Assembly, beam, box, cylinder, lathe, mesh, rod, tube
from studio import Shot, set_camera, set_stage

LENGTH, WIDTH, HEIGHT = 6.058, 2.438, 2.591
SHELL_RADIUS = 1.13
SHELL_LENGTH = 5.30
DISH = 0.26
AXIS = 0.30 + SHELL_RADIUS
POST = 0.15
POST_X, POST_Y = LENGTH / 2 - 0.085, WIDTH / 2 - 0.08
RAIL_Y = POST_Y
BANDS = 7


def build(job):
    frame = paint(
        "frame",
        NAVY if job.args.get("frame", "navy") == "navy" else TEAL,
        0.32,
        0.05,
        6,
        0.4,
        size=2.0,
    )
    shell = _shell_material(job.args.get("shell", "white"))
    steel = zinc("galvanised", (0.62, 0.64, 0.66, 1), 30)
    dark = plain("dark", (0.02, 0.022, 0.025, 1), 0.45)
    with Assembly() as tank:
        _shell(shell)
        _end_frames(frame, dark)
        _rails_and_saddles(frame)
        _skirts(frame, dark)
        _top(steel, dark)
        _ladder(steel)
        _valve(steel, dark)
        _markings(job)
    tank.place()
    set_stage(3.9, centre=(0, 0, 0.33), key=1.05, rim=0.9, top=1.15, back=1.6)
    # The valve end is +x; seen from its side of the frame, or from the other.
    side = 1 if job.args.get("view", "right") == "right" else -1
    set_camera((side * 6.6, -13.4, 2.15), (side * 0.12, 0, 1.22), 68, 8, (side * 1.0, -1.2, 1.4))
    return Shot(exposure=0.0)


def _shell_material(kind):
    if kind == "steel":
        return brushed_steel("stainless", (0.60, 0.61, 0.62, 1), 0.36, 2.2)
    return paint("cladding", srgb("#f0f0ec"), 0.42, 0.05, 1.2, 0.12, size=3.0)


def _shell(material):
    """Cladding with its strapping bands and dished ends, along x."""
    half = SHELL_LENGTH / 2
    steps = 12
    dish = [
        (SHELL_RADIUS * math.sin(math.pi / 2 * k / steps), DISH * math.cos(math.pi / 2 * k / steps))
        for k in range(steps + 1)
    ]
    profile = [(r, -half - out) for r, out in dish]
    r = SHELL_RADIUS
    for s in np.linspace(-half, half, BANDS + 1)[1:-1]:
        profile += [
            (r, s - 0.034),
            (r, s - 0.028),
            (r + 0.006, s - 0.025),
            (r + 0.006, s + 0.025),
            (r, s + 0.028),
            (r, s + 0.034),
        ]
    profile += [(r, half + out) for r, out in reversed(dish)]
    obj = lathe("shell", profile, [material], 192, 30, holding=0.02)
    obj.rotation_euler = (0, math.pi / 2, 0)
    obj.location = (0, 0, AXIS)


def _end_frames(frame, dark):
    for sx in (-1, 1):
        x = sx * POST_X
        for sy in (-1, 1):
            box("post", (POST, POST, HEIGHT - 0.2), (x, sy * POST_Y, HEIGHT / 2), frame, 0.008)
            for z in (0.059, HEIGHT - 0.059):
                _corner_casting(sx, sy, z, frame, dark)
            for z, down in ((0.165, 1), (HEIGHT - 0.14, -1)):
                _gusset(x, sy, z, down, frame)
        box("bottom sill", (0.13, WIDTH - 0.3, 0.14), (x, 0, 0.10), frame, 0.008)
        box("top header", (0.11, WIDTH - 0.3, 0.12), (x, 0, HEIGHT - 0.075), frame, 0.008)


def _corner_casting(sx, sy, z, frame, dark):
    """178 by 162 by 118 mm, with the oval holes that twist locks and hooks take."""
    x, y = sx * (LENGTH / 2 - 0.089), sy * (WIDTH / 2 - 0.081)
    box("casting", (0.178, 0.162, 0.118), (x, y, z), frame, 0.012)
    box("end hole", (0.006, 0.05, 0.066), (sx * (LENGTH / 2 - 0.0025), y, z), dark, 0.002)
    box("side hole", (0.08, 0.006, 0.062), (x, sy * (WIDTH / 2 - 0.0025), z), dark, 0.002)


def _gusset(x, sy, z, down, material, size=0.46):
    """A triangular plate in a corner of an end frame."""
    inner = sy * (POST_Y - POST / 2)
    a, b, c = (inner, z), (inner, z + down * size), (inner - sy * size, z)
    thick = 0.012
    vertices = [(x + s * thick, y, h) for s in (-1, 1) for y, h in (a, b, c)]
    mesh(
        "gusset",
        vertices,
        [(0, 1, 2), (3, 5, 4), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)],
        [material],
        False,
    )


def _rails_and_saddles(frame):
    """Bottom rails carry two saddles; braces run from post to rail, their ends inside both."""
    reach = LENGTH / 2 - 0.1
    for sy in (-1, 1):
        y = sy * RAIL_Y
        box("bottom rail", (LENGTH - 0.32, 0.10, 0.14), (0, y, 0.10), frame, 0.008)
        box("top rail", (LENGTH - 0.32, 0.07, 0.08), (0, y, HEIGHT - 0.075), frame, 0.006)
        for sx in (-1, 1):
            beam(
                "lower brace",
                (sx * reach, y, 1.02),
                (sx * (reach - 0.92), y, 0.13),
                0.07,
                0.07,
                frame,
            )
            beam(
                "upper brace",
                (sx * reach, y, HEIGHT - 0.78),
                (sx * (reach - 0.66), y, HEIGHT - 0.08),
                0.06,
                0.06,
                frame,
            )
    for x in (-1.78, 1.78):
        _saddle(x, frame)


def _saddle(x, material):
    """A cross member with a web plate cut to the shell's round."""
    box("cross member", (0.12, 2 * RAIL_Y, 0.10), (x, 0, 0.09), material, 0.006)
    half = 0.78
    columns = 24
    thick = 0.03
    vertices = []
    for s in (-1, 1):
        for i in range(columns + 1):
            y = -half + 2 * half * i / columns
            shell = AXIS - math.sqrt((SHELL_RADIUS + 0.004) ** 2 - y * y)
            vertices += [(x + s * thick, y, 0.12), (x + s * thick, y, shell)]
    faces = []
    count = 2 * (columns + 1)
    for i in range(columns):
        a = 2 * i
        faces.append((a, a + 2, a + 3, a + 1))
        faces.append((count + a, count + a + 1, count + a + 3, count + a + 2))
        faces.append((a + 1, a + 3, count + a + 3, count + a + 1))
    faces += [
        (0, 1, count + 1, count),
        (2 * columns, count + 2 * columns, count + 2 * columns + 1, 2 * columns + 1),
    ]
    mesh("saddle", vertices, faces, [material], False)


def _skirts(frame, dark):
    """Short cylinders that hand the shell's weight to the end frames, with their lightening holes."""
    for sx in (-1, 1):
        x = sx * (POST_X - 0.13)
        inner, outer = SHELL_RADIUS * 0.905, SHELL_RADIUS * 0.925
        ring = lathe(
            "skirt",
            [(inner, -0.19), (outer, -0.19), (outer, 0.19), (inner, 0.19), (inner, -0.19)],
            [frame],
            128,
            30,
        )
        ring.rotation_euler = (0, math.pi / 2, 0)
        ring.location = (x, 0, AXIS)
        for y in (-0.36, 0.36):
            foot = AXIS - math.sqrt(outer**2 - y * y)
            box(
                "foot", (0.10, 0.16, foot - 0.12), (sx * POST_X, y, (foot + 0.16) / 2), frame, 0.004
            )
        top = AXIS + outer
        box("hanger", (0.10, 0.5, 0.10), (sx * POST_X, 0, (top + HEIGHT - 0.1) / 2), frame, 0.004)
        for sy in (-1, 1):
            box("link", (0.10, 0.12, 0.34), (sx * POST_X, sy * (POST_Y - 0.09), AXIS), frame, 0.004)


def _top(steel, dark):
    """Walkways, manlid with its swing bolts, airline valve in their spill box."""
    for y in (-0.56, 0.56):
        box("walkway", (5.3, 0.46, 0.03), (0, y, HEIGHT - 0.02), steel, 0.003)
    box("spill box", (1.5, 0.62, 0.14), (0.3, 0, HEIGHT - 0.08), steel, 0.006)
    cylinder("manhole", 0.25, 0.10, (0, 0, HEIGHT - 0.04), steel, 64, 0.01)
    cylinder("manlid", 0.28, 0.04, (0, 0, HEIGHT + 0.02), steel, 64, 0.012)
    for step in range(8):
        a = step * math.pi / 4
        cylinder(
            "swing bolt",
            0.022,
            0.09,
            (0.28 * math.cos(a), 0.28 * math.sin(a), HEIGHT),
            dark,
            16,
            0.004,
        )
    cylinder("airline valve", 0.06, 0.14, (0.8, 0.1, HEIGHT), steel, 32, 0.008)


def _ladder(steel):
    """On the valve end, bolted to sill and header."""
    x = LENGTH / 2 - 0.02
    for y in (0.58, 0.92):
        tube("stile", [(x, y, 0.17), (x, y, HEIGHT - 0.02)], 0.019, steel)
        for z in (0.19, HEIGHT - 0.09):
            rod("bracket", (x, y, z), (POST_X, y, z), 0.014, steel)
    for z in np.arange(0.42, HEIGHT - 0.1, 0.3):
        rod("rung", (x, 0.58, z), (x, 0.92, z), 0.013, steel)


def _valve(steel, dark):
    """Foot valve, butterfly valve with its flange and blind cover, low on the end."""
    z, y = 0.36, -0.05
    turn = (0, math.pi / 2, 0)
    rod("outlet pipe", (2.30, y, 0.52), (2.62, y, z), 0.06, steel)
    cylinder("valve body", 0.075, 0.22, (2.72, y, z), steel, 48, 0.01, turn)
    cylinder("flange", 0.115, 0.035, (2.85, y, z), steel, 48, 0.006, turn)
    cylinder("blind cover", 0.105, 0.03, (2.885, y, z), dark, 48, 0.006, turn)
    for step in range(8):
        a = step * math.pi / 4
        cylinder(
            "bolt",
            0.011,
            0.07,
            (2.865, y + 0.095 * math.cos(a), z + 0.095 * math.sin(a)),
            dark,
            12,
            0.002,
            turn,
        )
    tube(
        "lever",
        [(2.72, y, z + 0.07), (2.72, y, z + 0.18), (2.72, y + 0.18, z + 0.20)],
        0.013,
        plain("lever yellow", srgb("#d99a12"), 0.45),
        corner=0.03,
    )


def _markings(job):
    """Company, contents, container number, and what the transport rules ask for, on the camera's side."""
    product = job.require_product()
    serial = str(job.args.get("serial", "402118"))
    _decal(tank_lettering(job, job.texture("name")), -0.72, 0.36, 2.8, 0.76, "name")
    _decal(tank_contents(job, job.texture("contents")), -1.115, -0.24, 2.0, 0.16, "contents")
    _decal(tank_number(job, serial, job.texture("number")), 1.72, 0.74, 1.0, 0.33, "number")
    if product.transport is None:
        return
    placard = 0.42
    marks = hazard_marks.transport_marks(product.transport, 600)
    for index, diamond in enumerate(marks):
        path = job.texture(f"placard{index}")
        diamond.save(path)
        x = 1.78 - (len(marks) - 1) * 0.23 + index * 0.46
        _decal(path, x, 0.16, placard, placard, f"placard{index}")
    _decal(un_panel(product.transport, job.texture("un")), 1.78, -0.22, 0.36, 0.144, "un")


def _decal(path, x, up, width, height, name):
    """A sticker on the near flank, its middle at x and at `up` along the round from the shell's waist."""
    radius = SHELL_RADIUS + 0.0066
    low, high = (up - height / 2) / radius, (up + height / 2) / radius
    steps = 24
    vertices = []
    uv = []
    for i in range(steps + 1):
        a = low + (high - low) * i / steps
        for j, at in enumerate((x - width / 2, x + width / 2)):
            vertices.append((at, -radius * math.cos(a), AXIS + radius * math.sin(a)))
            uv.append((j, i / steps))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    mesh(name, vertices, faces, [printed(name, path, 0.5, 0, True, 0.2)], True, 60, uv)
