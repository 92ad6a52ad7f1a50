import { Fragment } from 'react';

/**
 * Lines of text, as in an address. A line that is too long breaks after a comma first, so that "Masjid Bunder (West)"
 * is not split.
 */
export function TextLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line.split(/(?<=,) /).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span className="inline-block">{part}</span>
        </Fragment>
      ))}
    </span>
  ));
}
