import { renderSVG } from 'uqr';
import * as content from '../../records/content.ts';
import { mailLink, telephoneLink } from '../../records/urls/links.ts';

/**
 * Returns the contact block of data sheets and brochure. `siteUrl` has no trailing slash; `qr` is the
 * target of the code, the caption below it, and its text alternative.
 */
export function contactContent(
  siteUrl: string,
  qr: { url: string; caption: string; alternative: string },
) {
  const company = content.company();
  const { emergencyPhone } = company;
  return {
    name: company.legalName,
    address: company.addressLines,
    lines: [
      { term: 'Phone', value: company.phoneDisplay, url: telephoneLink(company.phone) },
      emergencyPhone && {
        term: 'Emergency',
        value: emergencyPhone.display,
        url: telephoneLink(emergencyPhone.phone),
      },
      { term: 'Email', value: company.email, url: mailLink(company.email) },
      { term: 'Website', value: new URL(siteUrl).host, url: siteUrl },
    ].filter((line) => line !== null),
    officeHours: { term: 'Hours (IST)', value: company.officeHours.display },
    // The standard requires a white border of four modules.
    qr: { ...qr, svg: renderSVG(qr.url, { ecc: 'M', border: 4 }) },
  };
}
