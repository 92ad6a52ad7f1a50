import type { Company } from '../../records/company.ts';
import { documentPath } from '../../records/products/product-documents.ts';
import { longDate } from '../../records/typography.ts';

type CertificateFactsProps = { certificate: Company['trade']['certificates'][number] };

/** Number, issuer and validity of a certificate, with links to its PDF and to the register. */
export function CertificateFacts({ certificate }: CertificateFactsProps) {
  const { file, issuer, name, number, register, validUntil } = certificate;
  const links = [
    { text: 'PDF', href: file && documentPath({ file }) },
    { text: 'Register', href: register },
  ].filter(({ href }) => href);
  return (
    <>
      {number}, {issuer}
      {validUntil && `, valid until ${longDate(validUntil)}`}
      {links.map(({ text, href }) => (
        <span key={text}>
          {' '}
          <a
            href={href}
            rel="noopener"
            aria-label={`${name}: ${text}`}
            className="inline-block py-1 pr-2 underline underline-offset-[0.25em] print:hidden"
          >
            {text}
          </a>
        </span>
      ))}
    </>
  );
}
