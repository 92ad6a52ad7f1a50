/** The part of `subset-font` that `make-fonts.ts` uses. The package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      noHinting?: boolean;
      /** OpenType features to keep. Default: all. */
      keepFeatures?: string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
