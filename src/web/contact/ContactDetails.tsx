import { Icon, type IconName } from '../ui/Icon.tsx';
import { Lines } from '../ui/Lines.tsx';
import type { Company } from '../../records/company.ts';
import type { ContactPage } from '../../records/contact-page.ts';
import { addressLines, mailLink, telephoneLink } from '../../records/links.ts';

export type ContactDetailsProps = { texts: ContactPage['details']; company: Company };

/** Phone, e-mail, office hours and postal address. */
export function ContactDetails({ texts, company }: ContactDetailsProps) {
  const linkClass =
    'tabular-nums wrap-anywhere inline-flex min-h-11 items-center font-semibold text-teal-deep underline underline-offset-4 hover:text-navy';
  const rows: { icon: IconName; term: string; lines: React.ReactNode }[] = [
    {
      icon: 'phone',
      term: texts.phone,
      lines: (
        <a href={telephoneLink(company.phone)} className={linkClass}>
          {company.phoneDisplay}
        </a>
      ),
    },
    {
      icon: 'mail',
      term: texts.email,
      lines: (
        <a href={mailLink(company.email)} className={linkClass}>
          {company.email}
        </a>
      ),
    },
    {
      icon: 'clock',
      term: texts.officeHours,
      lines: <Lines lines={company.officeHours.display} />,
    },
    {
      icon: 'place',
      term: texts.address,
      lines: (
        <address className="not-italic">
          <Lines lines={[company.legalName, ...addressLines(company)]} />
        </address>
      ),
    },
  ];
  return (
    <div>
      <h2 className="text-title">{texts.heading}</h2>
      <dl className="mt-8">
        {rows.map(({ icon, term, lines }) => (
          <div key={term} className="border-t border-line py-5">
            <dt className="flex gap-4 text-base text-muted">
              <Icon name={icon} className="size-6 text-teal-deep" />
              {term}
            </dt>
            <dd className="pl-10">{lines}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
