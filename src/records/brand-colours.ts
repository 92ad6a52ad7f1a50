/** Deep-sea navy, the ink of the brand. */
export const BRAND_NAVY = '#0b2545';
/** Teal, the colour of the wave; too light for text on white. */
export const BRAND_TEAL = '#13a89e';
/** Teal for text on paper. */
export const BRAND_TEAL_DEEP = '#065550';
/** Warm white, the ground of the pages. */
export const BRAND_PAPER = '#f7f4ee';
/** Quiet text on paper. */
export const BRAND_MUTED = '#3d4b5f';
/** Lines between things. */
export const BRAND_LINE = '#d8d2c6';
