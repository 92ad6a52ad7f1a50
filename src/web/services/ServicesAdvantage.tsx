import * as content from '../../records/content.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { Icon } from '../components/Icon.tsx';
import { TextLines } from '../components/TextLines.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

const COLUMN_CLASS =
  'lg:content-start lg:grid-cols-[1fr] lg:px-10 lg:py-0 lg:not-first:border-t-0 lg:not-first:border-l';

/** Title above text; side by side on a tablet, in a column from lg on. */
const ADVANTAGE_CLASS = `${COLUMN_CLASS} grid gap-x-8 gap-y-3 border-line py-8 not-first:border-t md:grid-cols-[1fr_2fr]`;

/** Our Advantage: a picture across the window, and three advantages on a panel over its edge. */
export function ServicesAdvantage() {
  const texts = content.servicesPage().advantage;
  return (
    <section aria-labelledby="our-advantage" className="pt-section">
      <div className="page-width">
        <SectionHeading id="our-advantage" texts={texts} />
      </div>
      <Picture
        picture={pictureOf(texts.picture)}
        sizes="100vw"
        className="mt-10 block md:mt-14"
        imgClassName="aspect-[4/3] w-full object-cover md:aspect-auto object-[50%_70%] md:h-[clamp(24rem,44vw,52rem)]"
      />
      <div className="relative page-width -mt-10 md:-mt-8">
        <ul className="grid rounded-sm bg-white px-6 shadow-card md:px-10 lg:grid-cols-3 lg:px-0 lg:py-12">
          {texts.items.map((item) => (
            <li key={item.title} className={ADVANTAGE_CLASS}>
              <h3 className="text-heading">{item.title}</h3>
              <p className="text-[1.0625rem] text-muted">{item.text}</p>
            </li>
          ))}
          <li className={ADVANTAGE_CLASS}>
            <h3 className="text-heading">{texts.location.title}</h3>
            <div>
              <p className="text-[1.0625rem] text-muted">{texts.location.text}</p>
              <address className="mt-4 flex gap-3 text-base font-medium not-italic">
                <Icon name="place" className="mt-0.5 text-teal-deep" />
                <span>
                  <TextLines lines={content.company().addressLines} />
                </span>
              </address>
            </div>
          </li>
        </ul>
      </div>
    </section>
  );
}
