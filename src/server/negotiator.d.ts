/** What is used of it: its types on DefinitelyTyped do not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** Of these what a client takes, best first; at equal weights in the order that is preferred. */
    encodings(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string[];
    mediaTypes(available: readonly string[]): string[];
  }
}
