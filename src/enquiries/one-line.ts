/** Line breaks and controls, and the marks that turn the direction of text around what follows. */
const BREAKS_AND_CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\s]+/gu;
const TURNING_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text of several lines for a terminal, which reads in the order that it was typed in. */
export function withoutTurns(text: string): string {
  return text.replace(TURNING_MARKS, '');
}

/** A value as it stands in a header, a table cell or a line: in one line, and leaving its neighbours alone. */
export function inOneLine(text: string): string {
  return text.replace(BREAKS_AND_CONTROLS, ' ').trim();
}

/** A value as it stands in a header: in one line, and not to be taken for anything but text. */
export function inHeader(text: string): string {
  // An encoded word begins with it (RFC 2047), which mail programs decode.
  return inOneLine(text).replace(/=\?/g, '= ?');
}
