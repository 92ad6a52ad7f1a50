/** Returns whether the percent-encoding of a text is well-formed and decodes to UTF-8. */
export function isDecodable(text: string): boolean {
  try {
    // The result is used because the bundler removes a call whose result is not used.
    return typeof decodeURIComponent(text) === 'string';
  } catch {
    return false;
  }
}
