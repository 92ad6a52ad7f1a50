import * as content from '../../records/content.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { Picture } from '../components/Picture.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';

/** Why Choose Us: six ruled rows that scroll past a heading which stays. */
export function AboutReasons() {
  const texts = content.aboutPage().reasons;
  return (
    <section aria-labelledby="why-choose-us" className="bg-paper-deep py-section">
      <div className="page-width grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-28">
            <SectionHeading id="why-choose-us" texts={texts} />
            <Picture
              picture={pictureOf(texts.picture)}
              sizes="(min-width: 992px) 45vw, 92vw"
              className="hidden lg:block"
              imgClassName="mt-10 aspect-square w-full rounded-sm object-cover"
            />
          </div>
        </div>
        <ol className="border-b border-navy/25 lg:col-span-7 lg:col-start-6">
          {texts.items.map((item) => (
            <li key={item.title} className="border-t border-navy/25 py-7 md:py-9">
              <h3 className="text-heading">{item.title}</h3>
              <p className="mt-2 max-w-[54ch] text-muted">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
