import { HexagonLines } from '../components/HexagonLines.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import * as content from '../../records/content.ts';
import { ROUTES } from '../../records/addresses/routes.ts';

/** What the company does for makers and buyers: a dark band of three columns. */
export function HomeServices() {
  const texts = content.homePage().services;
  return (
    <section
      aria-labelledby="our-services"
      className="on-navy relative overflow-hidden bg-navy py-section text-white"
    >
      <HexagonLines className="-top-40 -right-16 w-[28rem] max-lg:-top-24 max-lg:w-64" />
      <div className="relative page-width">
        <div className="flex flex-wrap items-end justify-between gap-8">
          <SectionHeading id="our-services" texts={texts} onNavy />
          <LinkButton href={ROUTES.services} tone="bright">
            {texts.button}
          </LinkButton>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-10 md:mt-16 md:grid-cols-3">
          {texts.items.map((item) => (
            <li
              key={item.title}
              className="grid content-start gap-y-3 border-t-2 border-teal-bright pt-6 md:row-span-2 md:grid-rows-subgrid"
            >
              <h3 className="text-heading">{item.title}</h3>
              <p className="text-mist">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
