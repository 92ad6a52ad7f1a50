import { hazardFacts, NOT_CLASSIFIED } from '../../../records/facts/hazard-facts.ts';
import type { Product } from '../../../records/products/products.ts';
import { figure } from '../../../records/typography.ts';
import { drawingHref } from '../../pictures/drawings.ts';

/** Pictograms, signal word, hazard statements and flash point in the first view, as a link to the section. */
export function HazardSummary({ product }: { product: Product }) {
  const { isClassified, pictograms, signalWord, statements } = hazardFacts(product);
  const { flashPoint } = product.properties;
  return (
    <a
      href="#hazards"
      className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-xs leading-snug hover:text-teal-bright print:hidden"
    >
      <span className="sr-only">Hazards:</span>
      {pictograms.map(({ code, name }) => (
        <img
          key={code}
          src={drawingHref(`pictograms/${code}`)}
          alt={name}
          width="32"
          height="32"
          className="size-8"
        />
      ))}
      <strong>{isClassified ? signalWord.value : NOT_CLASSIFIED.title}</strong>
      <span>{statements.items.map(({ code }) => code).join(', ')}</span>
      {flashPoint.kind === 'measured' && (
        <span className="whitespace-nowrap">
          {`Flash point ${figure(flashPoint.value)} ${flashPoint.unit}`}
        </span>
      )}
    </a>
  );
}
