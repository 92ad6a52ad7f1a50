import catalogue from 'virtual:catalogue';
import { HexagonLines } from '../components/HexagonLines.tsx';
import { LinkButton } from '../components/LinkButton.tsx';

/** By the number of cards in the last row: the columns that are left of 2, 3 and 4. */
const SPANS = [
  ['sm:col-span-2', ''],
  ['md:col-span-3', 'md:col-span-2', 'md:col-span-1'],
  ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'],
];

/** Where to go when the chemical is not in the list: fills what the cards before it leave of their last row. */
export function AnotherChemical({ cardCount }: { cardCount: number }) {
  const texts = catalogue.texts.enquiry;
  const span = SPANS.map((spans) => spans[cardCount % spans.length]).join(' ');
  return (
    <section
      aria-labelledby="another-chemical"
      className={`on-navy @container relative row-span-4 mb-6 grid clipped rounded-xs bg-navy text-white print:hidden ${span}`}
    >
      {/* Behind the words of a narrow tile they would only disturb. */}
      <HexagonLines className="-top-10 -right-24 hidden w-[34rem] @min-[44rem]:block" />
      <div className="relative flex flex-col gap-4 px-edge py-7.5 @min-[26rem]:p-11">
        <h2
          id="another-chemical"
          className="max-w-[16ch] text-[min(1.5rem,9vw)] leading-[1.15] @min-[26rem]:text-[length:var(--text-title)]"
        >
          {texts.heading}
        </h2>
        <p className="max-w-[34rem] text-mist @min-[26rem]:text-[1.125rem]">{texts.text}</p>
        <LinkButton href={catalogue.contactHref} tone="bright" className="mt-auto self-start">
          {texts.button}
        </LinkButton>
      </div>
    </section>
  );
}
