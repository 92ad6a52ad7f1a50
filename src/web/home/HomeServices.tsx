import * as content from '../../records/content.ts';
import { ROUTES } from '../../records/urls/routes.ts';
import { LinkButton } from '../components/LinkButton.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { pictureOf } from '../pictures/picture-of.ts';

/** On a phone, the picture fades downwards into the background, above the text. */
const ABOVE_TEXT_CLASS =
  'aspect-[2/1] w-full object-cover object-[88%_50%] [mask-image:linear-gradient(to_bottom,black_50%,transparent)]';
/** In wide windows, it is beside the text, and fades to the left and upwards. */
const BESIDE_TEXT_CLASS =
  'lg:absolute lg:right-0 lg:bottom-0 lg:-z-1 lg:aspect-[3/2] lg:w-[66%] lg:object-right lg:[mask-composite:intersect] lg:[mask-image:linear-gradient(to_right,transparent,black_40%),linear-gradient(to_bottom,transparent,black_35%)]';

/**
 * The company's services to manufacturers and buyers, beside a picture that fades into the dark background.
 */
export function HomeServices() {
  const texts = content.homePage().services;
  return (
    <section
      aria-labelledby="our-services"
      className="on-navy relative isolate overflow-hidden bg-navy-deep text-white lg:py-section"
    >
      <Picture
        picture={pictureOf(texts.picture)}
        sizes="(min-width: 992px) max(66vw, 1500px), 120vw"
        imgClassName={`${ABOVE_TEXT_CLASS} ${BESIDE_TEXT_CLASS}`}
      />
      <div className="page-width max-lg:relative max-lg:-mt-4 max-lg:pb-section">
        <SectionHeading id="our-services" texts={texts} onNavy />
        <ul className="mt-6 max-w-[36rem] lg:mt-12">
          {texts.items.map((item) => (
            <li key={item.title} className="border-t border-white/25 py-4 lg:py-6">
              <h3 className="text-heading">{item.title}</h3>
              <p className="mt-1 leading-normal text-mist">{item.text}</p>
            </li>
          ))}
        </ul>
        <LinkButton href={ROUTES.services} tone="bright" className="mt-4">
          How we ship
        </LinkButton>
      </div>
    </section>
  );
}
