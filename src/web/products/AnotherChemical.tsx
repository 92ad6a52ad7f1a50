import { HexagonLines } from '../ui/HexagonLines.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import type { ProductsPage } from '../../records/products-page.ts';

export type AnotherChemicalProps = {
  texts: ProductsPage['enquiry'];
  contactHref: string;
  /** How many cards stand before it. */
  cardCount: number;
};

/** By the number of cards in the last row: the columns that are left of 2, 3 and 4. */
const SPANS_OF_TWO = ['sm:col-span-2', ''];
const SPANS_OF_THREE = ['md:col-span-3', 'md:col-span-2', 'md:col-span-1'];
const SPANS_OF_FOUR = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];

/** Where to go when the chemical is not in the list: fills what the cards leave of their last row. */
export function AnotherChemical({ texts, contactHref, cardCount }: AnotherChemicalProps) {
  const span = [
    SPANS_OF_TWO[cardCount % 2],
    SPANS_OF_THREE[cardCount % 3],
    SPANS_OF_FOUR[cardCount % 4],
  ].join(' ');
  return (
    <section aria-labelledby="another-chemical" className={`on-navy another-chemical ${span}`}>
      <HexagonLines className="another-chemical-lines" />
      <div className="another-chemical-words">
        <h2 id="another-chemical" className="another-chemical-heading">
          {texts.heading}
        </h2>
        <p className="text-mist">{texts.text}</p>
        <LinkButton href={contactHref} tone="bright" className="mt-auto self-start">
          {texts.button}
        </LinkButton>
      </div>
    </section>
  );
}
