import * as content from './content.ts';

/** The colours of `content/brand.yaml` for who writes CSS, SVG or Typst. */
export const {
  navy: BRAND_NAVY,
  navyDeep: BRAND_NAVY_DEEP,
  teal: BRAND_TEAL,
  tealDeep: BRAND_TEAL_DEEP,
  paper: BRAND_PAPER,
  muted: BRAND_MUTED,
  line: BRAND_LINE,
} = content.brand();
