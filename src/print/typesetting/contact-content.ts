import * as content from '../../records/content.ts';
import { mailLink, telephoneLink } from '../../records/addresses/links.ts';
import { qrCodeSvg } from './qr-code.ts';

/**
 * The contact block of data sheets and brochure. `siteUrl` has no trailing slash; `qr` is where the
 * code leads, and what is printed beside it.
 */
export function contactContent(
  siteUrl: string,
  qr: { url: string; caption: string; alternative: string },
) {
  const company = content.company();
  const { emergencyPhone } = company;
  const texts = content.dataSheetTexts().contact;
  return {
    name: company.legalName,
    address: company.addressLines,
    lines: [
      { term: texts.phone, value: company.phoneDisplay, url: telephoneLink(company.phone) },
      emergencyPhone && {
        term: texts.emergency,
        value: emergencyPhone.display,
        url: telephoneLink(emergencyPhone.phone),
      },
      { term: texts.email, value: company.email, url: mailLink(company.email) },
      { term: texts.website, value: new URL(siteUrl).host, url: siteUrl },
    ].filter((line) => line !== null),
    officeHours: { term: texts.officeHours, value: company.officeHours.display },
    qr: { ...qr, svg: qrCodeSvg(qr.url) },
  };
}
