import type { ReactNode } from 'react';
import { displayPhone } from '../../records/company.ts';
import * as content from '../../records/content.ts';
import { Icon, type IconName } from '../components/Icon.tsx';
import { MailAddress } from '../components/MailAddress.tsx';
import { OpenNow } from '../components/OpenNow.tsx';
import { TextLines } from '../components/TextLines.tsx';
import { mailLink, telephoneLink, whatsAppLink } from '../../records/urls/links.ts';
import { FORM_ANCHOR, VCARD_PATH } from '../../records/urls/routes.ts';
import { CopyButton } from '../components/CopyButton.tsx';

const LINK_CLASS = 'wrap-anywhere inline-flex min-h-11 items-center font-semibold text-link';

/** 44 px high for touch; the negative margin keeps the line as close to its label as other values are. */
const VALUE_LINK_CLASS = `${LINK_CLASS} -my-[0.45rem] lg:max-xl:text-base`;

/** Phone, email, office hours and postal address. */
export function ContactDetails() {
  const { heading } = content.contactPage().details;
  const company = content.company();
  const person = company.trade.contactPerson;
  const postalLines = [company.legalName, ...company.addressLines];
  return (
    <div>
      <h2 className="text-title">{heading}</h2>
      <dl className="mt-8">
        {person && (
          <Row icon="mail" term="Your contact">
            {person.name}, {person.role}
          </Row>
        )}
        <Row icon="phone" term="Phone" copied={company.phoneDisplay}>
          <a href={telephoneLink(company.phone)} className={VALUE_LINK_CLASS}>
            {company.phoneDisplay}
          </a>
          <OpenNow className="mt-1 text-[0.9375rem] text-balance text-muted" />
        </Row>
        {company.whatsapp && (
          <Row icon="whatsapp" term="WhatsApp">
            <a href={whatsAppLink(company.whatsapp)} rel="noopener" className={VALUE_LINK_CLASS}>
              {displayPhone(company.whatsapp)}
            </a>
          </Row>
        )}
        <Row icon="mail" term="Email" copied={company.email}>
          <a href={mailLink(company.email)} className={VALUE_LINK_CLASS}>
            <MailAddress email={company.email} />
          </a>
        </Row>
        <Row icon="clock" term="Office hours (India time)">
          <div className="text-balance">
            <TextLines lines={company.officeHours.display} />
          </div>
        </Row>
        <Row icon="place" term="Address" copied={postalLines.join('\n')}>
          <address className="not-italic">
            <TextLines lines={postalLines} />
          </address>
        </Row>
      </dl>
      <p className="border-t border-line py-4 text-base text-muted print:hidden">
        Do you offer goods or freight, look for work or write for the press? Choose it as product in{' '}
        <a href={`#${FORM_ANCHOR}`} className="text-link">
          the form
        </a>
        .
      </p>
      <p className="border-t border-line pt-4 print:hidden">
        <a href={VCARD_PATH} className={LINK_CLASS}>
          Save as a contact (vCard)
        </a>
      </p>
    </div>
  );
}

type RowProps = {
  icon: IconName;
  term: string;
  /** A text that visitors often copy; adds a copy button. */
  copied?: string;
  children: ReactNode;
};

function Row({ icon, term, copied, children }: RowProps) {
  return (
    <div className="relative border-t border-line py-5">
      <dt className="flex gap-4 text-base text-muted">
        <Icon name={icon} className="size-6 text-teal-deep" />
        {term}
      </dt>
      <dd
        // Aligns the copy buttons in one column.
        className="pl-10 print:pl-0 [&>[data-copy]]:absolute [&>[data-copy]]:top-4 [&>[data-copy]]:right-0"
      >
        {children}
        {copied && <CopyButton text={copied} what={term} />}
      </dd>
    </div>
  );
}
