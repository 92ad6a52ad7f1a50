/** In °C. */
export const ABSOLUTE_ZERO = -273.15;
