import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { NewTabNote } from '../../components/NewTabNote.tsx';
import type { CatalogueProps } from '../catalogue-data.ts';

const DIALOG_ID = 'brochure';
const TITLE_ID = 'brochure-title';
// React's types do not know these two attributes of buttons yet.
const OPENS_DIALOG = { command: 'show-modal', commandfor: DIALOG_ID };
const CLOSES_DIALOG = { command: 'close', commandfor: DIALOG_ID };

export type BrochureDialogProps = Pick<CatalogueProps, 'brochure'> & {
  words: CatalogueProps['words']['brochure'];
};

/**
 * The clickable heading and the modal dialog that it opens, which ignores Escape and clicks on its
 * backdrop and is closed by its icon alone. Browsers that know `command` and `closedby` do this
 * without script; script does it for the others and keeps the focus inside. The transitions are in
 * `brochure-dialog.css`.
 */
export function BrochureDialog({ brochure, words }: BrochureDialogProps) {
  const openerRef = useRef<HTMLButtonElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    // Bars that lie over the page leave no gap to keep open when the page is locked (`brochure-dialog.css`).
    const page = document.documentElement;
    page.toggleAttribute('data-overlay-scroll-bars', innerWidth === page.clientWidth);
    const dialog = dialogRef.current;
    if (!dialog) return;
    if (knowsDialogs(dialog)) return dialog.showModal();
    // What makes a dialog of an element that the browser does not know.
    dialog.setAttribute('open', '');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.querySelector('button')?.focus();
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    const dialog = dialogRef.current;
    if (dialog && knowsDialogs(dialog)) return dialog.close();
    dialog?.removeAttribute('open');
    openerRef.current?.focus();
  };

  useEffect(() => {
    // In the whole window: a click on words leaves the focus outside of the dialog.
    const holdKeys = (event: KeyboardEvent) => {
      const dialog = dialogRef.current;
      if (!dialog?.hasAttribute('open')) return;
      // Chrome closes a dialog on the second Escape even if `cancel` is prevented, so the key is.
      if (event.key === 'Escape') event.preventDefault();
      if (event.key === 'Tab') keepFocusInside(event, dialog);
    };
    addEventListener('keydown', holdKeys, { capture: true });
    return () => removeEventListener('keydown', holdKeys, { capture: true });
  }, []);

  return (
    <>
      <div>
        <h2 id="view-products" className="text-heading print:hidden">
          <button
            ref={openerRef}
            type="button"
            {...OPENS_DIALOG}
            onClick={open}
            aria-haspopup="dialog"
            className="inline-flex min-h-11 cursor-pointer items-center gap-3 rounded-xs text-left underline decoration-teal decoration-2 underline-offset-[0.3em] transition-[color] duration-200 hover:text-teal-deep"
          >
            {words.heading}
            <Icon name="document" className="size-6 text-teal-deep" />
          </button>
        </h2>
        <p className="text-base text-muted print:hidden">{words.hint}</p>
      </div>
      <dialog
        ref={dialogRef}
        id={DIALOG_ID}
        closedby="none"
        aria-labelledby={TITLE_ID}
        onCancel={(event) => event.preventDefault()}
        // Safari gives a clicked button no focus and so has none to give back.
        onClose={() => openerRef.current?.focus()}
        className="brochure-dialog fixed inset-0 z-60 m-auto h-fit max-h-[calc(100dvh-1.5rem)] w-[min(44rem,100vw-1.5rem)] max-w-none flex-col rounded-sm bg-paper text-ink shadow-lifted"
      >
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
          <h2 id={TITLE_ID} className="text-heading">
            {words.title}
          </h2>
          <button
            type="button"
            {...CLOSES_DIALOG}
            onClick={close}
            aria-label="Close brochure"
            className="grid size-12 cursor-pointer place-items-center rounded-xs transition-[background-color,color] duration-200 hover:bg-navy hover:text-white focus-visible:shadow-none focus-visible:-outline-offset-3 focus-visible:outline-current"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain p-4">
          <a
            href={brochure.pictureHref}
            target="_blank"
            rel="noopener"
            aria-label={`${words.picture}, opens in a new tab`}
            className="group relative block rounded-xs shadow-card focus-visible:shadow-none focus-visible:-outline-offset-3 focus-visible:outline-current"
          >
            <img
              src={brochure.pictureHref}
              alt={words.picture}
              width={brochure.width}
              height={brochure.height}
              // Not before the dialog opens.
              loading="lazy"
              decoding="async"
              className="h-auto w-full bg-paper-deep"
            />
            <span className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-white/92 text-navy transition-[background-color,color] duration-200 group-hover:bg-teal-deep group-hover:text-white">
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

/** Safari before 15.4 and Firefox before 98 know no dialogs. */
function knowsDialogs(dialog: HTMLElement): boolean {
  return 'showModal' in dialog;
}

/** Tab goes round within the dialog; left alone, it would also visit the browser's own controls. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('button, a[href]')];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const leavesFrom = event.shiftKey ? first : last;
  const goesTo = event.shiftKey ? last : first;
  const isOutside = !stops.includes(event.target as HTMLElement);
  if (event.target !== leavesFrom && !isOutside) return;
  event.preventDefault();
  goesTo?.focus();
}
