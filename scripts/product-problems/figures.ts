import type { Product } from '../../src/records/products/products.ts';

/** Returns measured values of a product, in the units of its record; undefined where there is none. */
export function figuresOf({ properties }: Product) {
  const { boilingPoint, flashPoint } = properties;
  return {
    // Flammability depends on the boiling point at normal pressure.
    boilingPoint:
      boilingPoint?.kind === 'measured' && /^at 101\.3 kPa|^$/.test(boilingPoint.condition ?? '')
        ? boilingPoint.value
        : undefined,
    flashPoint: flashPoint.kind === 'measured' ? flashPoint.value : undefined,
  };
}
