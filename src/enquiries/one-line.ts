/** Line breaks, control characters, and marks that change the direction of the text after them. */
const BREAKS_AND_CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu;
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text of several lines for a terminal, without marks that change the text direction. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}

/** Returns a value in one line, for a header, a table cell or a line of text. It cannot affect the text around it. */
export function inOneLine(text: string): string {
  return text.replace(BREAKS_AND_CONTROLS, ' ').trim();
}

/** Returns a value for a header: in one line, without encoded words. */
export function inHeader(text: string): string {
  // `=?` begins an encoded word (RFC 2047), which mail programs decode.
  return inOneLine(text).replace(/=\?/g, '= ?');
}
