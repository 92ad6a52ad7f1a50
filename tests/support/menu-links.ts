/** The links of the shared bar, in their order, as the specification has them (section 2). */
export const MENU_LINKS: readonly { text: string; path: string }[] = [
  { text: 'Home', path: '/' },
  { text: 'About Us', path: '/best-chemical-supplier-in-masjid-bunder' },
  { text: 'Products', path: '/chemical-manufacturing-company-in-masjid-bunder' },
  { text: 'Services', path: '/ocean-shipping-services-in-masjid-bunder' },
  { text: 'Contact Us', path: '/chemical-company-near-masjid-bunder' },
];
