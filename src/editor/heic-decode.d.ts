declare module 'heic-decode' {
  /** Returns the picture's pixels, upright, as red, green, blue and alpha. */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
