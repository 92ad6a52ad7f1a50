import * as content from '../../../records/content.ts';
import { NOT_REGULATED, transportFacts } from '../../../records/facts/transport-facts.ts';
import { telephoneLink } from '../../../records/urls/links.ts';
import { LANES_ANCHOR, ROUTES } from '../../../records/urls/routes.ts';
import type { Product } from '../../../records/products/products.ts';
import { keepTogether } from '../../../records/typography.ts';
import { CopyButton } from '../../components/CopyButton.tsx';
import { drawnDiamonds } from '../../pictures/drawings.ts';
import { ClassDiamonds } from '../../components/ClassDiamonds.tsx';
import { COPIED_CLASS, FactList } from './FactList.tsx';

/** The entry of the IMDG Code, a link to the distances by sea, and the 24-hour emergency number. */
export function ProductTransport({ product }: { product: Product }) {
  const { emergencyPhone } = content.company();
  return (
    <>
      <TransportEntry product={product} />
      <p className="mt-2 -mb-3 print:hidden">
        <a href={`${ROUTES.services}#${LANES_ANCHOR}`} className="section-link">
          {content.servicesPage().lanes.heading}
        </a>
      </p>
      {emergencyPhone && (
        <p className="mt-4 font-semibold text-navy">
          Emergency telephone:{' '}
          <a href={telephoneLink(emergencyPhone.phone)} className="underline">
            {emergencyPhone.display}
          </a>
        </p>
      )}
    </>
  );
}

/** A panel like a label, with the diamonds first. */
function TransportEntry({ product }: { product: Product }) {
  const transport = transportFacts(product);
  if (!transport) {
    return (
      <>
        <p className="text-[1.25rem] font-semibold text-navy print:text-[0.875rem]">
          {NOT_REGULATED.title}
        </p>
        <p className="mt-1 text-muted">{keepTogether(NOT_REGULATED.note)}</p>
      </>
    );
  }
  const { diamonds, unNumber, properShippingName, facts, handling } = transport;
  return (
    <div className="rounded-xs border-2 border-navy bg-white">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5 p-5 md:p-7 print:flex-nowrap print:p-2">
        <p className="flex flex-wrap gap-2">
          <ClassDiamonds diamonds={drawnDiamonds(diamonds)} className="size-22 print:size-13" />
        </p>
        <dl className="min-w-0">
          <dt className="text-[0.875rem] text-muted">{unNumber.term}</dt>
          <dd
            className={`font-heading text-[2.25rem] leading-none font-extrabold text-navy tabular-nums print:text-[1.25rem] ${COPIED_CLASS}`}
          >
            {unNumber.value}
            <CopyButton text={unNumber.value} what={unNumber.term} />
          </dd>
          <dt className="mt-4 text-[0.875rem] text-muted print:mt-1">{properShippingName.term}</dt>
          <dd className="leading-snug font-semibold text-navy">{properShippingName.value}</dd>
        </dl>
      </div>
      <div className="space-y-5 border-t border-navy/40 bg-paper p-5 md:px-7 print:space-y-2 print:p-2">
        <FactList
          facts={facts}
          className="grid-cols-[repeat(auto-fill,minmax(min(100%,6.75rem),1fr))] sm:grid-cols-3 lg:flex lg:flex-wrap lg:justify-between print:grid print:grid-cols-7"
        />
        {handling.length > 0 && (
          <FactList
            facts={handling.flat()}
            className="lg:grid-cols-2 print:grid-cols-2 [&_dd]:font-medium"
          />
        )}
      </div>
    </div>
  );
}
