const ABSOLUTE_ZERO = -273.15;
/** In kPa. */
const ATMOSPHERE = 101.325;

/**
 * Estimates the closed-cup flash point in °C: the temperature at which the vapour of a liquid reaches its lower
 * explosive limit. The vapour pressure follows from one reading and the boiling point by the Clausius-Clapeyron
 * equation.
 */
export function lowestFlashPoint({
  boilingPoint,
  vapourPressure,
  lowerExplosiveLimit,
}: {
  /** In °C at 101.3 kPa. */
  boilingPoint: number;
  vapourPressure: { kilopascals: number; celsius: number };
  /** In percent by volume. */
  lowerExplosiveLimit: number;
}): number {
  const inverse = (celsius: number) => 1 / (celsius - ABSOLUTE_ZERO);
  const { kilopascals, celsius } = vapourPressure;
  const slope = Math.log(ATMOSPHERE / kilopascals) / (inverse(celsius) - inverse(boilingPoint));
  const pressure = (lowerExplosiveLimit / 100) * ATMOSPHERE;
  return 1 / (inverse(celsius) - Math.log(pressure / kilopascals) / slope) + ABSOLUTE_ZERO;
}
