import * as content from '../../records/content.ts';
import { addressLines, mailLink, telephoneLink } from '../../records/links.ts';
import { qrCodeSvg } from './qr-code.ts';

/** Where a QR code leads and what is said of it. */
export interface QrCodeTarget {
  readonly url: string;
  /** Printed beside the code. */
  readonly caption: string;
  readonly alternative: string;
}

/** The contact block of data sheets and brochure. `siteUrl` has no trailing slash. */
export function contactContent(siteUrl: string, qr: QrCodeTarget) {
  const company = content.company();
  const texts = content.dataSheetTexts().contact;
  return {
    name: company.legalName,
    address: addressLines(company),
    lines: [
      { term: texts.phone, value: company.phoneDisplay, url: telephoneLink(company.phone) },
      ...(company.emergencyPhone
        ? [
            {
              term: texts.emergency,
              value: company.emergencyPhone.display,
              url: telephoneLink(company.emergencyPhone.phone),
            },
          ]
        : []),
      { term: texts.email, value: company.email, url: mailLink(company.email) },
      { term: texts.website, value: new URL(siteUrl).host, url: siteUrl },
    ],
    officeHours: { term: texts.officeHours, value: company.officeHours.display },
    qr: { ...qr, svg: qrCodeSvg(qr.url) },
  };
}
