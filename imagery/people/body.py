"""The body of a worker: MakeHuman's base mesh, shaped by targets and posed by its bones.

Decimetres, y up, the face towards +z, his left at +x. `imagery/render.ts` downloads the data.
"""

import json
import math
from functools import cache
from pathlib import Path

import numpy as np
from mathutils import Matrix, Vector

DATA = Path(__file__).parent.parent.parent / ".cache" / "imagery" / "people"
FILES = DATA / "public" / "data"
SKIN_POINTS = 13380
"""The first points are the skin's; those of helper meshes follow."""
TARGETS = {"caucasian-male-young": 0.6, "asian-male-young": 0.2, "african-male-young": 0.2}
BUILDS = {
    "lean": {"averagemuscle-averageweight": 0.6, "averagemuscle-minweight": 0.4},
    "medium": {"averagemuscle-averageweight": 0.85, "averagemuscle-maxweight": 0.15},
}
"""Shares of further targets. Those of races, and those of a build, add up to 1."""


@cache
def model(path):
    """A model of three.js's JSON format 3: points, quads, their groups, bones and weights."""
    data = json.loads((FILES / path).read_text())
    # Each face is a kind, four corners, a material and four uv.
    faces = np.array(data["faces"]).reshape(-1, 10)
    data["quads"], data["group"] = faces[:, 1:5], faces[:, 5]
    data["bone"] = np.array(data["skinIndices"]).reshape(-1, 4)
    weight = np.array(data["skinWeights"]).reshape(-1, 4)
    data["weight"] = weight / weight.sum(1, keepdims=True)
    data["points"] = np.array(data["vertices"]).reshape(-1, 3)
    return data


class Body:
    """The base mesh: `rest` with its arms at 45 degrees, and `posed`."""

    def __init__(self, build, pose):
        self.data = model("models/human_full_size.json")
        listed = json.loads((DATA / "src/json/targets/target-list.json").read_text())
        rows = sorted(listed["targets"])
        table = np.memmap(FILES / "targets/targets.bin", "<i2", "r").reshape(len(rows), -1)
        shares = {f"universal-male-young-{key}": share for key, share in BUILDS[build].items()}
        path = "data/targets/macrodetails/{}.target"
        shares = [(rows.index(path.format(key)), part) for key, part in (shares | TARGETS).items()]
        offsets = sum(part * table[row] for row, part in shares)
        self.rest = self.data["points"] + offsets.reshape(-1, 3) * 1e-3
        self.names = [bone["name"] for bone in self.data["bones"]]
        places = self.data["metadata"]["joint_pos_idxs"].items()
        self.joint = {name: self.rest[near].mean(0) for name, near in places}
        self._pose(pose)
        self.posed = self.bend(self.rest, self.data)

    def at(self, bone):
        """The place of a bone's beginning at rest."""
        return self.joint[bone + "____head"]

    def quads(self, group):
        """The faces of a group."""
        names = [material["DbgName"] for material in self.data["materials"]]
        return self.data["quads"][self.data["group"] == names.index(group)]

    def _pose(self, pose):
        """Turns the bones. For each, `pose` has steps: ("aim", the bone to point, its direction),
        ("turn" or "set", axis, degrees), ("curl", None, degrees) or ("twist", end, degrees)."""
        places = [self.joint[n if "____" in n else n + "____tail"] for n in self.names]
        self.pivot = np.array(places)
        self.turn, self.move = np.tile(np.eye(3), (len(places), 1, 1)), self.pivot.copy()
        for i, bone in enumerate(self.data["bones"]):
            above = bone["parent"]
            if above >= 0:
                self.turn[i] = self.turn[above]
                self.move[i] = self.move[above] + self.turn[above] @ (self.pivot[i] - self.pivot[above])
            name, begins, _ = self.names[i].partition("____head")
            for step in pose.get(name, ()) if begins else ():
                self.turn[i] = self._stepped(self.turn[i], name, *step)

    def _stepped(self, turn, bone, kind, what, amount):
        if kind == "aim":
            now = Vector(turn @ (self.at(what) - self.at(bone)))
            return np.array(now.rotation_difference(Vector(amount)).to_matrix()) @ turn
        if kind == "curl":
            side = bone[-1]
            across = self.at(f"finger5-1.{side}") - self.at(f"finger2-1.{side}")
            what = across if side == "L" else -across
        elif kind == "twist":
            what = self.at(what) - self.at(bone)
        more = np.array(Matrix.Rotation(math.radians(amount), 3, Vector(what)))
        return {"turn": more @ turn, "set": more}.get(kind, turn @ more)

    def bend(self, points, data):
        """Points that follow the bones by their weights."""
        local = points[:, None] - self.pivot[data["bone"]]
        moved = np.einsum("nkij,nkj->nki", self.turn[data["bone"]], local)
        return ((moved + self.move[data["bone"]]) * data["weight"][..., None]).sum(1)

    def on_head(self, points):
        """Points that follow the head."""
        i = self.names.index("head____head")
        return (points - self.pivot[i]) @ self.turn[i].T + self.move[i]

    def share(self, *words):
        """How much each point hangs on bones whose names begin with these words."""
        chosen = np.array([name.startswith(words) for name in self.names])
        return (chosen[self.data["bone"]] * self.data["weight"]).sum(1)
