import { useEffect, useState } from 'react';
import enquiryForm from 'virtual:enquiry-form';
import type { ProductOffer } from '../../records/product-offers.ts';

/**
 * What the catalogue has of the chosen product, by its slug: nothing until it is fetched from its
 * file, and nothing where it cannot be, which is tried again when it is chosen again.
 * `known`, of the first one, came with the page.
 */
export function useProductOffer(
  slug: string,
  known: ProductOffer | undefined,
): ProductOffer | undefined {
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
