"""Poses of workers, by name: for each bone its steps, see `Body`."""


def _limbs(side, *directions, foot=(10, 0), curl=26):
    """Directions of upper arm, forearm, hand, thigh and shin; `foot` is degrees outwards, toes down."""
    chain = (
        ("upperarm01", "lowerarm01"), ("lowerarm01", "wrist"), ("wrist", "finger3-1"),
        ("upperleg01", "lowerleg01"), ("lowerleg01", "foot"),
    )
    steps = {f"{a}.{side}": [("aim", f"{b}.{side}", way)] for (a, b), way in zip(chain, directions)}
    sign = 1 if side == "L" else -1
    steps[f"foot.{side}"] = [("set", (0, 1, 0), sign * foot[0]), ("turn", (1, 0, 0), foot[1])]
    steps[f"clavicle.{side}"] = [("turn", (0, 0, 1), -7 * sign)]
    joints = [f"finger{finger}-{joint}.{side}" for finger in range(2, 6) for joint in (1, 2, 3)]
    return steps | {joint: [("curl", None, curl)] for joint in joints}


def _trunk(**bones):
    """Degrees forwards and to his left, of spine, neck and head."""
    return {
        bone: [("turn", (1, 0, 0), forwards), ("turn", (0, 1, 0), left)]
        for bone, (forwards, left) in bones.items()
    }


POSES = {
    "walking": _limbs("L", (0.2, -1, -0.32), (0.1, -1, 0.02), (0.05, -1, 0.05), (0.04, -1, 0.42), (0.02, -1, 0.12), foot=(7, -14))
    | _limbs("R", (-0.2, -1, 0.16), (-0.02, -1, 0.62), (0.05, -1, 0.6), (-0.05, -1, -0.14), (-0.03, -1, -0.6), foot=(6, 38))
    | _trunk(root=(4, -6), spine03=(0, 9), head=(10, 0)),
    "writing": _limbs("L", (0.22, -1, 0.06), (-0.3, -0.02, 1), (-0.35, 0.05, 1), (0.1, -1, 0.06), (0.05, -1, -0.06), curl=38)
    | _limbs("R", (-0.32, -1, 0.12), (0.5, 0.1, 1), (0.5, -0.1, 1), (-0.1, -1, 0.02), (-0.05, -1, -0.03), curl=45)
    | _trunk(spine02=(5, 0), neck01=(10, 0), head=(14, 0))
    | {f"lowerarm02.{side}": [("twist", f"wrist.{side}", degrees)] for side, degrees in (("L", -60), ("R", -30))},
}  # fmt: skip
