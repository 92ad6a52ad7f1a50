"""The job of one picture, as `imagery/render.ts` writes it."""

import json
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace


@dataclass
class Print:
    """A typeset label, or a part of a tank's lettering; width and height in metres."""

    file: str
    width: float
    height: float


@dataclass
class Job:
    """One picture to take; `product` is None for a picture that shows none."""

    name: str
    scene: str
    args: dict
    width: int
    height: int
    samples: int
    output: Path
    prints: dict
    company: SimpleNamespace
    product: SimpleNamespace | None
    ibc_fill: float | None = None
    """How full the product's IBC is, 0 to 1."""
    tank_litres: int | None = None
    """The capacity of the product's tank container."""

    def prints_from(self, name):
        """The prints `name`-0, `name`-1 and so on: diamonds or placards, the primary class first."""
        count = sum(key.startswith(f"{name}-") for key in self.prints)
        return [self.prints[f"{name}-{index}"] for index in range(count)]

    def texture(self, name):
        """The path of a texture of this picture, kept while it renders."""
        return self.output.with_name(f"{self.output.stem}-{name}.png")


def read_job(path):
    """Reads a job file."""
    text = Path(path).read_text()
    fields = json.loads(text)
    named = json.loads(text, object_hook=lambda keys: SimpleNamespace(**keys))
    fields |= dict(company=named.company, product=named.product, output=Path(fields["output"]))
    fields["prints"] = {name: Print(**values) for name, values in fields["prints"].items()}
    return Job(**fields)
