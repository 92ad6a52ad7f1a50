import { drawingHref } from '../../pictures/drawings.ts';
import { hazardFacts, NOT_CLASSIFIED } from '../../../records/facts/hazard-facts.ts';
import type { Product } from '../../../records/products/products.ts';
import { keepTogether } from '../../../records/typography.ts';

/** The hazards on the product's label, and the classification that they follow from. */
export function ProductHazards({ product }: { product: Product }) {
  const hazards = hazardFacts(product);
  if (!hazards.isClassified) {
    return (
      <>
        <p className="text-[1.25rem] font-semibold text-navy print:text-[0.875rem]">
          {NOT_CLASSIFIED.title}
        </p>
        <p className="mt-1 text-muted">{NOT_CLASSIFIED.note}</p>
        <p className="mt-3 text-[0.9375rem] text-muted print:text-[0.6875rem]">{hazards.source}</p>
      </>
    );
  }
  const { asterisks, classes, exposureLimits, limits, notes, signalWord, statements } = hazards;
  // A line does not break within a class.
  const unbroken = classes.items.map((entry) => entry.replaceAll(' ', '\u00a0'));
  const details = [
    { ...classes, lines: [[`${unbroken.join('; ')}.`, ...asterisks].join(' ')] },
    { ...limits, lines: limits.items.map(keepTogether) },
    { ...exposureLimits, lines: exposureLimits.items.map(keepTogether) },
    { ...notes, lines: [keepTogether(notes.items.join(' '))] },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-10 gap-y-5">
        {hazards.pictograms.length > 0 && (
          <ul className="flex flex-wrap gap-1 sm:gap-4 print:gap-2">
            {hazards.pictograms.map(({ code, name, alternative }) => (
              <li key={code} className="w-19 text-center sm:w-22 print:w-16">
                <img
                  src={drawingHref(`pictograms/${code}`)}
                  alt={alternative}
                  width="80"
                  height="80"
                  loading="lazy"
                  className="mx-auto size-16 sm:size-20 print:size-11"
                />
                <span
                  aria-hidden="true"
                  className="mt-1 block text-[0.75rem] leading-tight text-muted sm:text-[0.8125rem] print:text-[0.625rem]"
                >
                  {name}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p>
          <span className="block text-[0.875rem] text-muted">{signalWord.term}</span>
          <strong className="font-heading text-[min(2rem,16vw)] leading-none font-extrabold text-navy print:text-[1.25rem]">
            {signalWord.value}
          </strong>
        </p>
      </div>
      <h3 className="mt-8 text-[1.125rem] print:mt-2 print:text-[0.8125rem]">{statements.term}</h3>
      <ul className="mt-3 gap-x-10 leading-snug md:columns-2 print:mt-1 print:columns-2 print:text-[0.75rem]">
        {statements.items.map(({ code, text }) => (
          <li key={code} className="flex break-inside-avoid flex-wrap pb-2 print:pb-0.5">
            <strong className="w-21 font-semibold text-navy tabular-nums print:w-16">{code}</strong>
            <span className="flex-1 basis-28">{text}</span>
          </li>
        ))}
      </ul>
      <div className="mt-7 space-y-2 text-[0.9375rem] leading-normal text-muted print:mt-1.5 print:space-y-0 print:text-[0.6875rem]">
        {details.map(({ term, lines }) => (
          <div key={term}>
            <span className="font-semibold text-ink">{term}:</span>{' '}
            {lines.length > 1 ? (
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              lines
            )}
          </div>
        ))}
        <p>{hazards.source}</p>
      </div>
    </>
  );
}
