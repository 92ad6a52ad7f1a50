/// <reference types="astro/client" />

/** The shell's inline script, minified; set by `astro.config.ts`. */
declare const PAGE_SCRIPT: string;
