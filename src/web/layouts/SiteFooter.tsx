import * as content from '../../records/content.ts';
import { Icon } from '../components/Icon.tsx';
import { TextLines } from '../components/TextLines.tsx';
import { Logo } from '../components/Logo.tsx';
import { MailAddress } from '../components/MailAddress.tsx';
import { contactLinks } from '../../records/urls/links.ts';
import { PRIVACY_ANCHOR, ROUTE_LABELS, ROUTE_NAMES, ROUTES } from '../../records/urls/routes.ts';

/** The footer of every page: description, Explore, Get in touch, copyright line and agency credit. */
export function SiteFooter() {
  const company = content.company();
  const linkClass =
    'inline-flex min-h-11 items-center rounded-xs wrap-anywhere underline-offset-[0.25em] transition-[color] duration-200 hover:text-white hover:underline';
  return (
    <footer className="on-navy bg-navy-deep text-mist">
      <div className="page-width grid gap-x-4 gap-y-8 py-12 sm:grid-cols-[2fr_3fr] sm:gap-y-12 sm:py-14 md:gap-x-8 lg:grid-cols-12 lg:py-20">
        <div className="sm:col-span-2 lg:col-span-5 print:hidden!">
          <a
            href={ROUTES.home}
            aria-label={`${company.name}, home page`}
            className="inline-block rounded-sm text-white"
          >
            <Logo />
          </a>
          <p className="mt-5 max-w-md text-[1.0625rem]">{company.description}</p>
          <p className="mt-4 max-w-md text-[0.9375rem]">
            The pictures on this site are illustrations.
          </p>
        </div>
        <nav aria-label="Explore" className="lg:col-span-3 print:hidden">
          <p className="font-semibold text-white">Explore</p>
          <ul className="mt-3 text-base max-sm:columns-[2_8rem]">
            {ROUTE_NAMES.map((name) => (
              <li key={name}>
                <a href={ROUTES[name]} className={linkClass}>
                  {ROUTE_LABELS[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:col-span-4">
          <p className="font-semibold text-white">Get in touch</p>
          <address className="mt-4 text-base not-italic">
            <p className="flex gap-3">
              <Icon name="place" className="mt-1 text-teal-bright" />
              <span>
                <TextLines lines={company.addressLines} />
              </span>
            </p>
            {contactLinks(company).map(({ icon, href, text }) => (
              <p key={icon} className="nth-2:mt-2">
                <a href={href} rel="noopener" className={`${linkClass} gap-3 tabular-nums`}>
                  <Icon name={icon} className="text-teal-bright" />
                  {icon === 'mail' ? <MailAddress email={text} /> : text}
                </a>
              </p>
            ))}
          </address>
        </div>
      </div>
      <div className="border-t border-white/15">
        <div className="page-width flex flex-col gap-x-8 gap-y-1 py-6 text-[0.9375rem] md:flex-row md:flex-wrap md:items-center">
          <p>
            <span className="inline-block">{`© ${company.legalName}.`}</span>{' '}
            <span className="inline-block">All rights reserved.</span>
          </p>
          <p className="md:mr-auto">
            {`Registered in India, ${company.llpin.includes('-') ? 'LLPIN' : 'CIN'}\u00A0${company.llpin}, GSTIN\u00A0${company.gstin}`}
          </p>
          <div className="flex flex-col gap-x-8 gap-y-1 md:flex-row md:items-baseline print:hidden!">
            <p>
              <a href={`${ROUTES.contact}#${PRIVACY_ANCHOR}`} className={linkClass}>
                Privacy
              </a>
            </p>
            <p>
              Website by{' '}
              <a href={company.agency.url} rel="noopener" className={`${linkClass} underline`}>
                {company.agency.name}
              </a>
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}
