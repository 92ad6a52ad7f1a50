import * as content from '../../records/content.ts';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { pictureOf } from '../pictures/picture-of.ts';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { Solution } from '../../records/solutions.ts';

/** Beside the picture, which is on the left in odd rows and on the right in even ones. */
const WIDE_SIDE_CLASS =
  'lg:py-16 lg:pr-10 lg:pl-12 lg:group-even/row:justify-self-end lg:group-even/row:pr-12 lg:group-even/row:pl-10 xl:pl-22 xl:group-even/row:pr-22';

/** Our Solutions: four rows with pictures on alternating sides. */
export function ServicesSolutions() {
  return (
    <section aria-labelledby="our-solutions" className="pt-section">
      <div className="page-width">
        <SectionHeading id="our-solutions" texts={content.servicesPage().solutions} />
      </div>
      <div className="mt-10 md:mt-16">
        {content.solutions().map((solution) => (
          <SolutionRow key={solution.title} {...solution} />
        ))}
      </div>
    </section>
  );
}

function SolutionRow({ title, paragraphs, points, picture }: Solution) {
  return (
    <article className="group/row grid md:grid-cols-[1fr_1fr] md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-8 md:max-lg:px-7 md:max-lg:pb-14 lg:min-h-152">
      <Picture
        picture={pictureOf(picture)}
        sizes="(min-width: 992px) max(50vw, 60rem), (min-width: 768px) 46vw, 100vw"
        className="relative block overflow-hidden lg:group-even/row:order-1"
        imgClassName="aspect-[3/2] w-full object-cover object-[42%_50%] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
      />
      {/* On a tablet, the text is beside the picture and the points are below it. */}
      <div
        className={`${WIDE_SIDE_CLASS} max-w-164 self-center px-edge pt-8 pb-14 sm:px-7 md:max-lg:contents`}
      >
        <div className="md:max-lg:row-span-2 md:max-lg:group-even/row:-order-1">
          <h3 className="text-[min(9vw,clamp(1.5rem,1.2rem+1.3vw,2.25rem))] leading-tight">
            {title}
          </h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-muted">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className="mt-6">
          {points.map((point) => (
            <li
              key={point}
              className="flex gap-3 border-t border-navy/15 py-3 text-base font-medium last:pb-0"
            >
              <Icon name="check" className="mt-0.5 text-teal-deep" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
