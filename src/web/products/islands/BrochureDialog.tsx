import { useRef, type MouseEvent } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { NewTabNote } from '../../components/NewTabNote.tsx';
import type { CatalogueProps } from '../catalogue-data.ts';

const DIALOG_ID = 'brochure';
const TITLE_ID = 'brochure-title';
const PICTURE_ALTERNATIVE = 'Brochure with all products, their CAS numbers and packaging';
// React's types lack these attributes of buttons.
const OPENS_DIALOG = { command: 'show-modal', commandfor: DIALOG_ID };

const UNDERLINE_CLASS = 'underline decoration-teal decoration-2 underline-offset-[0.3em]';

const POINTED_AT_CLASS =
  'transition-[background-color,color] duration-200 group-hover:bg-teal-deep group-hover:text-white';

type BrochureDialogProps = Pick<CatalogueProps, 'brochure'> & {
  words: CatalogueProps['words']['brochure'];
};

/**
 * The clickable heading and the modal dialog that it opens. Escape and clicks on the backdrop do not close the dialog,
 * only its icon does. Browsers that support `command` and `closedby` need no script for this. The transitions are in
 * `brochure-dialog.css`.
 */
export function BrochureDialog({ brochure, words }: BrochureDialogProps) {
  const openerRef = useRef<HTMLButtonElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    const dialog = dialogRef.current;
    // Safari before 15.4 and Firefox before 98 do not support dialogs.
    if (dialog && 'showModal' in dialog) dialog.showModal();
    else location.assign(brochure.pdfHref);
  };

  return (
    <>
      <div>
        <h2 className="text-heading print:hidden">
          <button
            ref={openerRef}
            type="button"
            {...OPENS_DIALOG}
            onClick={open}
            aria-haspopup="dialog"
            className={`${UNDERLINE_CLASS} inline-flex min-h-11 cursor-pointer items-center gap-3 rounded-xs text-left transition-[color] duration-200 hover:text-teal-deep`}
          >
            {words.heading}
            <Icon name="document" className="size-6 text-teal-deep" />
          </button>
        </h2>
        <p className="mt-1 text-base text-muted print:hidden">{words.hint}</p>
      </div>
      <dialog
        ref={dialogRef}
        id={DIALOG_ID}
        closedby="none"
        aria-labelledby={TITLE_ID}
        // Without `closedby`: the first Escape causes a `cancel` event, a second one does not in Chrome.
        onCancel={(event) => event.preventDefault()}
        onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
        // Safari does not focus a clicked button, so it cannot restore the focus when the dialog closes.
        onClose={() => openerRef.current?.focus()}
        className="brochure-dialog fixed inset-0 z-60 m-auto h-fit max-h-[calc(100dvh-1.5rem)] w-[min(44rem,100vw-1.5rem)] max-w-none flex-col rounded-sm bg-paper text-ink shadow-lifted"
      >
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
          <h2 id={TITLE_ID} className="text-heading">
            Product brochure
          </h2>
          <form method="dialog">
            <button
              type="submit"
              aria-label="Close brochure"
              className="grid size-12 cursor-pointer place-items-center rounded-xs focus-inset transition-[background-color,color] duration-200 hover:bg-navy hover:text-white"
            >
              <Icon name="close" className="size-6" />
            </button>
          </form>
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain p-4">
          <a
            href={brochure.pictureHref}
            target="_blank"
            rel="noopener"
            aria-label={`${PICTURE_ALTERNATIVE}, opens in a new tab`}
            className="group relative block rounded-xs focus-inset shadow-card"
          >
            <img
              src={brochure.pictureHref}
              alt={PICTURE_ALTERNATIVE}
              width={brochure.width}
              height={brochure.height}
              // Loads when the dialog opens.
              loading="lazy"
              // With "async", WebKit may not paint the picture until the dialog changes.
              decoding="sync"
              className="h-auto w-full bg-paper-deep"
            />
            <span
              className={`${POINTED_AT_CLASS} absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-white/92 text-navy`}
            >
              <Icon name="external" />
            </span>
          </a>
        </div>
        <p className="flex flex-wrap items-center gap-x-6 border-t border-line px-5 py-1 text-base">
          <a
            href={brochure.pdfHref}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2.5 rounded-xs font-semibold text-teal-deep underline-offset-[0.25em] hover:underline"
          >
            <Icon name="document" />
            Brochure as PDF
            <NewTabNote />
          </a>
        </p>
      </dialog>
    </>
  );
}
