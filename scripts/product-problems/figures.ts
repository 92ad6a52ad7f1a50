import type { Product } from '../../src/records/products/products.ts';

/** Returns measured values of a product, in the units of its record; undefined where there is none. */
export function figuresOf({ properties }: Product) {
  const { boilingPoint, flashPoint, meltingPoint } = properties;
  return {
    // One under reduced pressure says nothing of state and flammability.
    boilingPoint:
      boilingPoint?.kind === 'measured' && /^at 101\.3 kPa|^$/.test(boilingPoint.condition ?? '')
        ? boilingPoint.value
        : undefined,
    flashPoint: flashPoint.kind === 'measured' ? flashPoint.value : undefined,
    meltingPoint: meltingPoint.kind === 'measured' ? meltingPoint.value : undefined,
  };
}
