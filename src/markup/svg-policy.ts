/** The `Content-Security-Policy` of drawings: opened on their own, they run and load nothing. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
