import * as content from '../../records/content.ts';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { pictureOf } from '../pictures/picture-of.ts';
import { SectionHeading } from '../components/SectionHeading.tsx';
import type { Solution } from '../../records/solutions.ts';

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
    <article className="group/row grid md:grid-cols-[1fr_1fr] lg:min-h-152">
      <Picture
        picture={pictureOf(picture)}
        sizes="(min-width: 768px) max(50vw, 60rem), 100vw"
        className="relative block overflow-hidden md:group-even/row:order-1"
        imgClassName="aspect-[3/2] w-full object-cover object-[32%_50%] lg:object-[42%_50%] md:absolute md:inset-0 md:aspect-auto md:h-full"
      />
      <div className="max-w-164 self-center px-edge pt-8 pb-14 sm:px-7 md:py-12 md:pl-9 md:group-even/row:justify-self-end md:group-even/row:pr-9 md:group-even/row:pl-7 lg:py-16 lg:pr-10 lg:pl-12 lg:group-even/row:pr-12 lg:group-even/row:pl-10 xl:pl-22 xl:group-even/row:pr-22">
        <h3 className="text-[min(9vw,clamp(1.5rem,1.2rem+1.3vw,2.25rem))] leading-tight">
          {title}
        </h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-muted">
            {paragraph}
          </p>
        ))}
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
