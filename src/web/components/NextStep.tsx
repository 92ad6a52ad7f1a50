import { PRICE_FORM_PATH } from '../../records/urls/routes.ts';
import type { BuiltPicture } from '../../records/pictures.ts';
import { LinkButton } from './LinkButton.tsx';
import { Picture } from './Picture.tsx';

type NextStepProps = {
  heading: string;
  text: string;
  /** Must be dark enough for white text when it is under a navy layer. */
  picture: BuiltPicture;
};

/** On a phone, the picture fades downwards into the background, above the text. */
const ABOVE_TEXT_CLASS =
  'max-lg:h-72 max-lg:[mask-image:linear-gradient(to_bottom,black_60%,transparent)]';

/** The last section of Home, About and Services: a picture across the window with a link to the form. */
export function NextStep({ heading, text, picture }: NextStepProps) {
  return (
    <section
      aria-labelledby="next-step"
      className="on-navy darkened relative isolate flex items-center overflow-hidden bg-navy-deep pt-64 pb-16 text-white lg:min-h-[clamp(24rem,20rem+16vw,36rem)] lg:pt-16 print:hidden"
    >
      <Picture
        picture={picture}
        sizes="100vw"
        imgClassName={`${ABOVE_TEXT_CLASS} absolute inset-x-0 top-0 w-full object-cover object-[70%_42%] lg:h-full`}
      />
      <div className="relative z-1 page-width">
        <h2 id="next-step" className="max-w-[12ch] text-display font-extrabold">
          {heading}
        </h2>
        <p className="mt-5 max-w-[34rem] text-[1.125rem] text-white/90 md:text-[1.3125rem]">
          {text}
        </p>
        <LinkButton href={PRICE_FORM_PATH} tone="bright" className="mt-8">
          Ask for a price
        </LinkButton>
      </div>
    </section>
  );
}
