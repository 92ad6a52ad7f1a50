type CopyButtonProps = {
  text: string;
  /** The name of the text, such as "CAS number". */
  what: string;
};

const LOOK_CLASS =
  'rounded-[2px] border border-line px-1 py-0.5 font-text text-[0.8125rem] leading-[1.375rem] font-medium text-teal-deep';
/** A hidden word before the label reserves the width of "Copied"; the area after it enlarges the target for touch. */
const PSEUDO_ELEMENTS_CLASS =
  "before:invisible before:block before:h-0 before:content-['Copied'] after:absolute after:-inset-2";

/** A button that copies a text, by the script of `CopyScript.astro`. Hidden without script. */
export function CopyButton({ text, what }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={text}
      aria-label={`Copy: ${what}`}
      className={`${LOOK_CLASS} ${PSEUDO_ELEMENTS_CLASS} relative cursor-pointer hover:border-teal-deep focus-visible:shadow-none focus-visible:outline-offset-0 print:hidden noscript:hidden`}
    >
      Copy
    </button>
  );
}
