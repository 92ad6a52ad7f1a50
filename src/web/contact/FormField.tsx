import type { ReactNode } from 'react';

export type FormFieldProps = {
  /** The control's id; its hint and error derive theirs from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** Words after the label of a field that may stay empty. */
  optional?: string | undefined;
  error?: string | undefined;
  className?: string;
  /** The control. */
  children: ReactNode;
};

/** The ids that describe a control, for its `aria-describedby`; nothing when there is no hint and no error. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** A labelled control with its error above it and its hint below. */
export function FormField({
  id,
  label,
  hint,
  optional,
  error,
  className = '',
  children,
}: FormFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> ({optional})</span>}
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 text-base font-semibold text-danger">
          <span aria-hidden="true">!</span>
          {error}
        </p>
      )}
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.9375rem] text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
