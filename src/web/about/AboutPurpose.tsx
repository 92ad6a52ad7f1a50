import * as content from '../../records/content.ts';
import { Picture } from '../components/Picture.tsx';
import { pictureOf } from '../pictures/picture-of.ts';

/** The company's mission and vision, beside a picture. */
export function AboutPurpose() {
  const { mission, vision } = content.purpose();
  return (
    <div className="bleed-grid items-center gap-y-8 lg:py-section print:block">
      <Picture
        picture={pictureOf(content.aboutPage().purpose.picture)}
        sizes="(min-width: 992px) max(50vw, 60rem), 100vw"
        className="col-[full] lg:col-[full-start/span_7]"
        imgClassName="aspect-[16/10] w-full object-cover lg:aspect-auto lg:h-[30rem]"
      />
      <div className="col-[content] grid gap-x-8 gap-y-10 max-lg:pb-section sm:max-lg:grid-cols-2 lg:col-[9/content-end]">
        <PurposeBlock id="mission" {...mission} />
        <PurposeBlock id="vision" {...vision} />
      </div>
    </div>
  );
}

function PurposeBlock({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section aria-labelledby={id} className="border-t-2 border-navy pt-5">
      <h2 id={id} className="text-[clamp(1.5rem,1.25rem+1vw,2.125rem)] leading-tight">
        {title}
      </h2>
      <p className="mt-3 text-muted">{text}</p>
    </section>
  );
}
