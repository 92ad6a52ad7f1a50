import * as content from '../../records/content.ts';

/**
 * Says that a script chunk could not be loaded and offers to load the page
 * again. Hidden until the shell's script hears of a failure; the page under it
 * stays readable.
 */
export function ChunkFailure() {
  const texts = content.interfaceTexts().chunkFailure;
  return (
    <div
      id="chunk-failure"
      role="alert"
      hidden
      className="on-navy fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-160 flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm border-l-4 border-amber bg-navy-deep px-5 py-4 text-white shadow-lifted print:hidden"
    >
      <div>
        <strong className="block font-semibold">{texts.message}</strong>
        <p className="text-base text-mist">{texts.hint}</p>
      </div>
      {/* An empty reference loads the current page again, query and all. */}
      <a
        href=""
        className="inline-flex min-h-11 items-center rounded-sm bg-teal-bright px-5 font-semibold text-navy-deep hover:bg-white forced-colors:border"
      >
        {texts.retry}
      </a>
    </div>
  );
}
