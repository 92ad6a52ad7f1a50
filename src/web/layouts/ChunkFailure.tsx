const PLACE_CLASS = 'fixed inset-x-4 bottom-4 z-50 mx-auto max-w-160';

/**
 * The notice that a script could not be loaded (docs/specification.md#8-errors), with a link that reloads the page.
 * Hidden until `site-script.ts` shows it.
 */
export function ChunkFailure() {
  return (
    <div
      id="chunk-failure"
      role="alert"
      hidden
      className={`${PLACE_CLASS} on-navy flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm border-l-4 border-amber bg-navy-deep px-5 py-4 text-white shadow-lifted print:hidden`}
    >
      <div>
        <strong className="block font-semibold">Loading chunk failed</strong>
        <p className="text-base text-mist">
          A part of this page did not load. You can read everything here, but some buttons may not
          work.
        </p>
      </div>
      {/* An empty `href` reloads the current page with its query. */}
      <a
        href=""
        className="inline-flex min-h-11 items-center rounded-sm bg-teal-bright px-5 font-semibold text-navy-deep hover:bg-white forced-colors:border"
      >
        Try again
      </a>
    </div>
  );
}
