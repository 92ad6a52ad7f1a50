import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island to life. It stands in for `@astrojs/react/client.js`, of which two thirds are for
 * what no island here has: slots, forms of Astro's own, islands without prerendered HTML.
 */
export default (element: Element) => (Component: ComponentType, props: object) => {
  // One that is put elsewhere in the page is not brought to life again.
  if (!element.hasAttribute('ssr')) return;
  startTransition(() => {
    hydrateRoot(element, createElement(Component, props), {
      identifierPrefix: element.getAttribute('prefix') ?? '',
    });
  });
};
