/** The React that Home sends to the browser: one script file. */
export { HomeBanner } from './HomeBanner.tsx';
export { PartnerCarousel } from './PartnerCarousel.tsx';
