/** The React components that Home sends to the browser, in one script file. */
export { HomeBanner } from './HomeBanner.tsx';
export { PartnerCarousel } from './PartnerCarousel.tsx';
