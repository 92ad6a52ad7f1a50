import { LinkButton } from '../components/LinkButton.tsx';
import { Picture } from '../components/Picture.tsx';
import { pictureOf } from '../pictures/picture-of.ts';
import { SectionHeading } from '../components/SectionHeading.tsx';
import * as content from '../../records/content.ts';
import { ROUTES } from '../../records/addresses/routes.ts';

/** The four solutions as staggered pictures, each with one sentence. */
export function HomeSolutions() {
  const texts = content.homePage().solutions;
  return (
    <section aria-labelledby="our-solutions" className="py-section">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-8">
          <SectionHeading id="our-solutions" texts={texts} />
          <LinkButton href={ROUTES.services} tone="outline">
            {texts.button}
          </LinkButton>
        </div>
        <ul className="mt-12 grid gap-x-6 gap-y-12 sm:grid-cols-2 md:mt-16 lg:grid-cols-4 lg:gap-x-8">
          {content.solutions().map((solution) => (
            <li key={solution.title} className="group/solution lg:even:mt-16">
              <Picture
                picture={pictureOf(solution.picture)}
                sizes="(min-width: 992px) 22vw, (min-width: 576px) 46vw, 92vw"
                imgClassName="aspect-[4/3] w-full rounded-sm object-cover lg:aspect-[4/5] lg:group-last/solution:object-[15%_50%]"
              />
              <h3 className="mt-5 text-heading">{solution.title}</h3>
              <p className="mt-2 text-[1.0625rem] text-muted">{solution.summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
