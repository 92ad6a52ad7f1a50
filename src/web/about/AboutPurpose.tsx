import * as content from '../../records/content.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { Picture } from '../components/Picture.tsx';

/** Mission block and Vision block, set large beside the blending plant. */
export function AboutPurpose() {
  const { mission, vision } = content.purpose();
  return (
    <div className="bleed-grid items-stretch gap-y-10 py-section print:block">
      <Picture
        picture={pictureOf(content.aboutPage().purpose.picture)}
        sizes="(min-width: 992px) max(50vw, 72rem), 100vw"
        className="col-[full] lg:relative lg:col-[full-start/span_7]"
        imgClassName="aspect-[4/3] w-full object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
      />
      <div className="col-[content] lg:col-[9/content-end] lg:py-10">
        <PurposeBlock id="mission" {...mission} />
        <hr className="my-10 border-t-2 border-navy lg:my-14 print:my-3" />
        <PurposeBlock id="vision" {...vision} />
      </div>
    </div>
  );
}

function PurposeBlock({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-text text-label text-teal-deep">
        {title}
      </h2>
      <p className="mt-4 font-heading text-[clamp(1.375rem,1.1rem+1.1vw,2rem)] leading-snug font-semibold tracking-[-0.012em] text-balance">
        {text}
      </p>
    </section>
  );
}
