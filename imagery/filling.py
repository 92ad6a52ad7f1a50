"""The shape of a filled bag: a flat tube of paper that pressure swells until it rests on what supports it.

Position-based dynamics on a grid of points: rows along the bag, columns round it. The front is
the first half of the columns. Rows at both ends are sewn: front and back coincide.
"""

from pathlib import Path

import numpy as np

CACHE = Path(__file__).parent.parent / ".cache" / "imagery"
VERSION = 2
"""Part of the names of cached shapes. Raise it after a change."""
WIDTH, LENGTH, SEAM = 0.48, 0.70, 0.1
"""Of the flat tube, in metres; `SEAM` is sewn flat at each end."""
LAYER = 0.11
"""Height of a bag that lies in a stack."""
LEAN = np.radians(23)
START, FOOT = np.radians(31), 0.1
"""The slope of the flat bag before it is filled, and how far before the origin it stands."""
COLUMNS, ROWS = 96, 99
"""Of the first, coarse grid; the second has half its distances."""
STAGES = ((300, 5), (120, 7))
"""Steps, and rounds of constraints in each, on both grids."""
LIFT = 1.3e-5
"""How far pressure moves a point in the first step, in metres: more would stretch the paper."""


class Lying:
    """A bag on its back, face up, its foot at z = 0.

    `raised` lies on another, over whose edges it sags; `pressed` has others on it.
    """

    slope, volume = 1.7, 0.029

    def __init__(self, raised, pressed):
        self.raised, self.pressed = raised, pressed
        self.name = f"lying-{raised:d}{pressed:d}"

    def start(self, across, along, depth):
        """One row of the flat bag; `depth` is positive behind its face."""
        return np.stack([across, 0 * across + along, LAYER / 2 - depth], 1)

    def hold(self, points):
        """Moves points out of what supports the bag; returns which touch it."""
        x, y, z = np.moveaxis(points, 2, 0)
        beyond = np.maximum(0, abs(x) - 0.13) ** 2 + np.maximum(0, abs(y) - 0.22) ** 2
        support = -1.6 * beyond * self.raised
        touching = z < support
        z[touching] = support[touching]
        if self.pressed:
            np.minimum(z, LAYER, out=z)
        return touching


class Leaning:
    """A bag that stands and leans back (to +y) against a stack whose front is at `front`, `rise` high."""

    slope, volume = 0.5, 0.031

    def __init__(self, front, rise):
        self.front, self.rise = front, rise
        self.name = f"leaning-{front:.3f}-{rise:.3f}"

    def start(self, across, along, depth):
        """One row of the flat bag; its lower seam is folded under it, near its front."""
        up = along + LENGTH / 2 - SEAM
        sine, cosine = np.sin(START), np.cos(START)
        y, z = (up * sine - FOOT, up * cosine) if up > 0 else (-up - FOOT, 0)
        return np.stack([across, y + depth * cosine, z - depth * sine + 0.003], 1)

    def hold(self, points):
        """Moves points out of the floor and the stack; returns which touch."""
        x, y, z = np.moveaxis(points, 2, 0)
        touching = z < 0
        z[touching] = 0
        edge = 0.05
        aside, above = self.front + edge - y, z - self.rise + edge
        inside = (aside < edge) & (above < 0) & (aside > 0)
        y[inside] = self.front
        far = np.hypot(aside, above)
        corner = (aside > 0) & (above >= 0) & (far < edge)
        share = edge / np.maximum(far, 1e-6)
        y[corner] = (self.front + edge - aside * share)[corner]
        z[corner] = (self.rise - edge + above * share)[corner]
        top = (aside <= 0) & (above < edge)
        z[top] = self.rise
        return touching | inside | corner | top


def filled_bag(pose, seed):
    """The points (rows, columns, 3) of a bag at rest in a pose. Kept in `.cache/imagery/`."""
    kept = CACHE / f"bag-{VERSION}-{pose.name}-{seed}.npy"
    if kept.exists():
        return np.load(kept)
    rng = np.random.default_rng(seed)
    across, along = flat_places(ROWS, COLUMNS)
    depth = np.where(np.arange(COLUMNS) < COLUMNS // 2, -0.002, 0.002)
    points = np.stack([pose.start(across, at, depth) for at in along])
    for stage, (steps, rounds) in enumerate(STAGES):
        points = _refined(points) if stage else points
        points = points + rng.normal(0, 0.0006 / (stage + 1), points.shape)
        points = _settle(points.astype(np.float32), steps, rounds, pose)
    CACHE.mkdir(parents=True, exist_ok=True)
    np.save(kept, points)
    return points


def flat_places(rows, columns):
    """Places of the grid on the flat front (across, along) in metres, from its middle; the back mirrors it."""
    half = columns // 2
    across = ((np.arange(half) + 0.5) / half - 0.5) * WIDTH
    along = np.linspace(-LENGTH / 2, LENGTH / 2, rows)
    return np.concatenate([across, across[::-1]]), along


def _refined(points):
    """The points of a grid with half the distances."""
    across = np.stack([points, (points + np.roll(points, -1, 1)) / 2], 2)
    # The columns lie at the middles of their shares, so that the halved ones shift by a quarter.
    across = across.reshape(len(points), -1, 3)
    across = (across + np.roll(across, 1, 1)) / 2
    result = np.empty((2 * len(points) - 1, across.shape[1], 3))
    result[::2] = across
    result[1::2] = (across[:-1] + across[1:]) / 2
    return result


def _constraints(rows, columns):
    """Batches of (first, second, length, share): no point is twice in a batch."""
    index = np.arange(rows * columns).reshape(rows, columns)
    wide, tall = 2 * WIDTH / columns, LENGTH / (rows - 1)
    slant = np.hypot(wide, tall)
    column, row = np.arange(columns), np.arange(rows)
    for even in (0, 1):
        pick = column % 2 == even
        yield index[:, pick], np.roll(index, -1, 1)[:, pick], wide, 0.5
        pick = row[:-1] % 2 == even
        yield index[:-1][pick], index[1:][pick], tall, 0.5
        for side in (-1, 1):
            yield index[:-1][pick], np.roll(index[1:], side, 1)[pick], slant, 0.4
        pick = column // 2 % 2 == even
        yield index[:, pick], np.roll(index, -2, 1)[:, pick], 2 * wide, 0.1
        pick = row[:-2] // 2 % 2 == even
        yield index[:-2][pick], index[2:][pick], 2 * tall, 0.1


def _settle(points, steps, rounds, pose):
    rows, columns, _ = points.shape
    batches = [(a.ravel(), b.ravel(), *rest) for a, b, *rest in _constraints(rows, columns)]
    sewn = np.ones(rows, bool)
    sewn[round(SEAM / LENGTH * rows) : -round(SEAM / LENGTH * rows)] = False
    before, pressure = points.copy(), 1.0
    for _ in range(steps):
        normals = _normals(points)
        volume = (normals * points).sum() / 3
        pressure = np.clip(pressure + 0.3 * (1 - volume / pose.volume), 0.05, 6)
        heights = points[..., 2:]
        low, high = heights.min(), heights.max()
        press = pressure * np.maximum(0, 1 + pose.slope * (0.5 - (heights - low) / (high - low)))
        push = normals / np.abs(normals).mean() * press * LIFT
        moved = points + 0.97 * (points - before) + push
        before = points
        points = moved
        flat = points.reshape(-1, 3)
        for _ in range(rounds):
            for a, b, length, share in batches:
                apart = flat[b] - flat[a]
                far = np.sqrt((apart * apart).sum(1, keepdims=True))
                apart *= share * (far - length) / np.maximum(far, 1e-6)
                flat[a] += apart
                flat[b] -= apart
            points[sewn] = (points[sewn] + points[sewn][:, ::-1]) / 2
            touching = pose.hold(points)
            # What touches rubs, and stays where it is.
            before[touching] = before[touching] * 0.2 + points[touching] * 0.8
    return points


def _normals(points):
    """Outward normals, as long as the area of each point."""
    round_ = (np.roll(points, -1, 1) - np.roll(points, 1, 1)) / 2
    along = np.gradient(points, axis=0)
    return np.cross(round_, along)
