/** How long a script chunk may take to load (website specification, section 7). */
export const CHUNK_TIMEOUT_MS = 120_000;
