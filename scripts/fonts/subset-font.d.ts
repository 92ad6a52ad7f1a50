/** The options of `subset-font`, which has no types of its own, that `make-fonts.ts` uses. */
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
