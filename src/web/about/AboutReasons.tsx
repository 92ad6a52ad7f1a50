import * as content from '../../records/content.ts';
import { Picture } from '../components/Picture.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { pictureOf } from '../pictures/picture-of.ts';

/** Why Choose Us: six claims, each with its explanation, beside a picture. */
export function AboutReasons() {
  const texts = content.aboutPage().reasons;
  return (
    <section aria-labelledby="why-choose-us" className="bg-paper-deep lg:py-section">
      <div className="bleed-grid print:block">
        <Picture
          picture={pictureOf(texts.picture)}
          sizes="(min-width: 992px) max(45vw, 52rem), 100vw"
          className="col-[full] lg:sticky lg:top-28 lg:col-[full-start/span_6] lg:self-start"
          imgClassName="aspect-[16/10] w-full object-cover object-[18%_50%] lg:aspect-auto lg:h-[40rem]"
        />
        <div className="col-[content] max-lg:py-section lg:col-[8/content-end]">
          <SectionHeading id="why-choose-us" texts={texts} />
          <ol className="mt-8 border-b border-navy/25 lg:mt-10">
            {texts.items.map((item) => (
              <li key={item.title} className="border-t border-navy/25 py-5">
                <h3 className="text-heading">{item.title}</h3>
                <p className="mt-1.5 text-muted">{item.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
