import * as content from '../../../records/content.ts';
import { fillText } from '../../../records/reading/fill-text.ts';
import { telephoneLink } from '../../../records/urls/links.ts';
import type { Product } from '../../../records/products/products.ts';
import { productWhatsAppLink } from './product-whatsapp-link.ts';
import { enquiryHref } from '../../../records/urls/routes.ts';
import { HexagonLines } from '../../components/HexagonLines.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { OpenNow } from '../../components/OpenNow.tsx';

/** The closing call to action: links to the form with the product chosen, to the telephone and to WhatsApp. */
export function ProductEnquiry({ product }: { product: Product }) {
  const texts = content.productPage().enquiry;
  const { phone, phoneDisplay, whatsapp, officeHours } = content.company();
  const { answerTime } = content.contactPage().form;
  return (
    <section
      aria-labelledby="enquire"
      className="on-navy relative clipped rounded-xs bg-navy text-white print:hidden"
    >
      <HexagonLines className="-top-16 -right-24 w-[34rem] max-lg:hidden" />
      <div className="relative px-4 py-9 sm:px-5 md:p-12">
        <h2 id="enquire" className="max-w-[22ch] text-title">
          {fillText(texts.heading, { name: product.displayName })}
        </h2>
        <p className="mt-4 max-w-[36rem] text-[1.125rem] text-mist">
          {texts.text} We read every enquiry {answerTime}.
        </p>
        <p className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <LinkButton href={enquiryHref(product)} tone="bright">
            Enquire about this product
          </LinkButton>
          <span className="text-mist">
            or call{' '}
            <a
              href={telephoneLink(phone)}
              className="inline-block rounded-xs py-2 font-semibold text-white tabular-nums underline underline-offset-[0.25em] hover:text-teal-bright"
            >
              {phoneDisplay}
            </a>
            {whatsapp && (
              <>
                {' or write on '}
                <a
                  href={productWhatsAppLink(whatsapp, product)}
                  rel="noopener"
                  className="inline-block rounded-xs py-2 font-semibold text-white underline underline-offset-[0.25em] hover:text-teal-bright"
                >
                  WhatsApp
                </a>
              </>
            )}
          </span>
        </p>
        <OpenNow className="mt-3 text-base text-balance" />
        <p className="mt-1 text-base text-balance text-mist">
          Office hours (India time): {officeHours.display.join(', ')}
        </p>
      </div>
    </section>
  );
}
