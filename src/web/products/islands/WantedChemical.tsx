import { wantedHref } from '../../../records/urls/routes.ts';
import { HexagonLines } from '../../components/HexagonLines.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { CatalogueProps } from '../catalogue-data.ts';

/** Classes by the number of cards in the last row: they span the remaining columns of 2, 3 or 4. */
const SPANS = [
  ['sm:col-span-2', ''],
  ['md:col-span-3', 'md:col-span-2', 'md:col-span-1'],
  ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'],
];

type WantedChemicalProps = {
  words: CatalogueProps['words']['enquiry'];
  /** The number of cards before it. */
  cardCount: number;
};

/** A link to the form for a chemical that is not in the list. It fills the rest of the last row of cards. */
export function WantedChemical({ words, cardCount }: WantedChemicalProps) {
  const span = SPANS.map((spans) => spans[cardCount % spans.length]).join(' ');
  return (
    <section
      aria-labelledby="wanted-chemical"
      className={`on-navy @container relative mb-6 grid clipped rounded-xs bg-navy text-white sm:row-span-4 print:hidden ${span}`}
    >
      {/* Hidden in narrow tiles, where it would be behind the text. */}
      <HexagonLines className="-top-10 -right-24 hidden w-[34rem] @min-[44rem]:block" />
      <div className="relative flex flex-col gap-4 px-edge py-7.5 @min-[26rem]:p-11">
        <h2
          id="wanted-chemical"
          className="max-w-[16ch] text-[min(1.5rem,9vw)] leading-[1.15] @min-[26rem]:text-[length:var(--text-title)]"
        >
          {words.heading}
        </h2>
        <p className="max-w-[34rem] text-mist @min-[26rem]:text-[1.125rem]">{words.text}</p>
        <LinkButton href={wantedHref('')} tone="bright" className="mt-auto self-start">
          Contact Us
        </LinkButton>
      </div>
    </section>
  );
}
