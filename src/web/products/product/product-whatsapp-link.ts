import { whatsAppLink } from '../../../records/urls/links.ts';
import { namedNumber } from '../../../records/facts/product-facts.ts';
import type { Product } from '../../../records/products/products.ts';

/** Returns the link to WhatsApp with a text that names the product. */
export function productWhatsAppLink(whatsapp: string, product: Product): string {
  return whatsAppLink(whatsapp, `Enquiry about ${product.displayName}, ${namedNumber(product)}: `);
}
