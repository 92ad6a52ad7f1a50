import { useEffect, useState, useSyncExternalStore } from 'react';
import enquiryForm from 'virtual:enquiry-form';
import type { ProductOffer } from '../../records/products/product-offers.ts';
import { nameProductInAddress } from './prepare-form.ts';

/**
 * The slug of the product that the form asks about, and what the catalogue has of it. `prerendered`
 * is the product with which the page came, `known` what it comes as.
 */
export function useChosenProduct(prerendered: string, known: ProductOffer | undefined) {
  // The prerendered one while React takes over the page's HTML, from then on what the page has, such
  // as what was chosen before script came.
  const ofPage = useSyncExternalStore(neverChanges, readProduct, () => prerendered);
  const [chosen, setProduct] = useState<string>();
  const product = chosen ?? ofPage;
  useEffect(() => nameProductInAddress(product), [product]);
  return { product, setProduct, offer: useOffer(product, known) };
}

/** Of what is read of the page once script has taken it over. */
export const neverChanges = () => () => undefined;

function readProduct(): string {
  const field = document.querySelector<HTMLSelectElement | HTMLInputElement>('[name="product"]');
  return field?.value ?? '';
}

/**
 * Nothing until it is fetched from its file, and nothing where it cannot be, which is tried again
 * when the product is chosen again.
 */
function useOffer(slug: string, known: ProductOffer | undefined): ProductOffer | undefined {
  const [latest, setLatest] = useState(known && { slug, offer: known });
  const offer = latest?.slug === slug ? latest.offer : undefined;
  const isWanted = slug !== '' && offer === undefined;
  useEffect(() => {
    if (!isWanted) return;
    const fetchOffer = async () => {
      const response = await fetch(`${enquiryForm.offersHref}/${slug}.json`);
      if (response.ok) setLatest({ slug, offer: (await response.json()) as ProductOffer });
    };
    fetchOffer().catch(() => undefined);
  }, [isWanted, slug]);
  return offer;
}
