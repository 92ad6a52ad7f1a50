import type { AstroIntegration } from 'astro';

/** Adds the client directive `client:first-picture` (`first-picture-directive.ts`). */
export const firstPictureDirective: AstroIntegration = {
  name: 'first-picture-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'first-picture',
        entrypoint: './src/web/layouts/first-picture-directive.ts',
      });
    },
  },
};
