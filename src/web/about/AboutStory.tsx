import * as content from '../../records/content.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { CertificateFacts } from '../components/CertificateFacts.tsx';
import { Picture } from '../components/Picture.tsx';

/** Introduction of the company, beside a picture, with a table of facts. */
export function AboutStory() {
  const texts = content.aboutPage().story;
  return (
    <section aria-labelledby="about-us" className="py-section">
      <div className="bleed-grid items-center gap-y-10 print:block">
        <div className="col-[content] lg:col-[content-start/span_6] xl:pr-8">
          <h2 id="about-us" className="font-text text-label text-teal-deep">
            {texts.heading}
          </h2>
          <h3 className="mt-4 text-title tracking-[-0.016em]">{texts.lead}</h3>
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[62ch] first-of-type:mt-6">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture
          picture={pictureOf(texts.picture)}
          sizes="(min-width: 992px) max(50vw, 60rem), 100vw"
          className="col-[full] lg:col-[8/full-end]"
          imgClassName="aspect-[4/3] w-full object-cover object-[75%_50%] lg:aspect-auto lg:h-[40rem]"
        />
      </div>
      <FactStrip />
    </section>
  );
}

function FactStrip() {
  const { trade } = content.aboutPage().story;
  const company = content.company();
  const { certificates, fraudNotice, people, portsServed, references, registrations } =
    company.trade;
  const facts = [
    { label: 'In business since', value: String(company.foundingYear) },
    { label: 'What we do', value: trade },
    { label: 'Shipping service', value: company.shippingServiceName },
    { label: 'Registered name', value: company.legalName },
    { label: 'Ports served', value: portsServed?.join(', ') },
    ...certificates.map((certificate) => ({
      label: certificate.name,
      value: <CertificateFacts certificate={certificate} />,
    })),
    ...people.map(({ name, role, since }) => ({ label: role, value: `${name}, since ${since}` })),
    {
      label: 'References',
      value: references
        .map((one) => `${one.company}, ${one.country}, since ${one.since}`)
        .join('; '),
    },
    ...registrations.map(({ name, value }) => ({ label: name, value })),
    { label: 'Before you pay', value: fraudNotice },
  ].filter(({ value }) => value);
  return (
    <dl className="page-width mt-12 grid lg:mt-16 lg:grid-cols-[2fr_4fr_3fr_3fr] lg:gap-x-8 lg:gap-y-10">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-navy/25 py-3.5 last:border-b lg:block lg:border-t-2 lg:border-navy lg:pt-5 lg:pb-0 lg:last:border-b-0"
        >
          <dt className="grow-2 basis-24 text-[0.9375rem] text-muted">{label}</dt>
          <dd className="grow-3 basis-36 leading-snug font-semibold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
