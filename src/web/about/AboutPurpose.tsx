import { Picture, type BuiltPicture } from '../ui/Picture.tsx';
import type { Purpose } from '../../records/purpose.ts';

export type AboutPurposeProps = { purpose: Purpose; picture: BuiltPicture };

/** Mission block and Vision block, set large beside the blending plant. */
export function AboutPurpose({ purpose, picture }: AboutPurposeProps) {
  return (
    <div className="bleed-grid items-stretch gap-y-10 py-section">
      <Picture
        picture={picture}
        sizes="(min-width: 992px) 50vw, 100vw"
        className="col-[full] lg:relative lg:col-[full-start/span_7]"
        imgClassName="aspect-[4/3] w-full object-cover lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
      />
      <div className="col-[content] lg:col-[9/content-end] lg:py-10">
        <PurposeBlock id="mission" {...purpose.mission} />
        <hr className="my-10 border-t-2 border-navy lg:my-14" />
        <PurposeBlock id="vision" {...purpose.vision} />
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
