/// <reference types="astro/client" />

declare namespace astroHTML.JSX {
  interface AstroClientDirectives {
    'client:first-picture'?: boolean;
  }
}
