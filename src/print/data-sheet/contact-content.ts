import type { Company } from '../../records/company.ts';
import type { DataSheetTexts } from '../../records/data-sheet-texts.ts';
import { qrCodeSvg } from './qr-code.ts';

/** Where a QR code leads and what is said of it. */
export interface QrCodeTarget {
  readonly url: string;
  /** Printed beside the code. */
  readonly caption: string;
  readonly alternative: string;
}

/** The contact block of data sheets and brochure. `siteUrl` has no trailing slash. */
export function contactContent(
  company: Company,
  texts: DataSheetTexts['contact'],
  siteUrl: string,
  qr: QrCodeTarget,
) {
  const { address, emergencyPhone } = company;
  return {
    name: company.legalName,
    address: [
      `${address.floor}, ${address.building}`,
      `${address.street}, ${address.district}`,
      `${address.city} ${address.postalCode}, ${address.country}`,
    ],
    lines: [
      { label: texts.phone, value: company.phoneDisplay, url: `tel:${company.phone}` },
      ...(emergencyPhone
        ? [
            {
              label: texts.emergency,
              value: emergencyPhone.display,
              url: `tel:${emergencyPhone.phone}`,
            },
          ]
        : []),
      { label: texts.email, value: company.email, url: `mailto:${company.email}` },
      { label: texts.website, value: new URL(siteUrl).host, url: siteUrl },
    ],
    officeHours: { label: texts.officeHours, value: company.officeHours.display },
    qr: { ...qr, svg: qrCodeSvg(qr.url) },
  };
}
