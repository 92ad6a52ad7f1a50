type CopyButtonProps = {
  text: string;
  /** The name of the text, such as "CAS number". */
  what: string;
};

/** A button that copies a text, by the script of `CopyScript.astro`. Hidden without script. */
export function CopyButton({ text, what }: CopyButtonProps) {
  return (
    <button
      type="button"
      data-copy={text}
      data-copied="Copied"
      aria-label={`Copy: ${what}`}
      className="copy-button relative cursor-pointer border border-line font-text font-medium text-teal-deep focus-visible:shadow-none print:hidden noscript:hidden"
    >
      Copy
    </button>
  );
}
