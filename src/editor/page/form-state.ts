import type { ValidatorType } from '@rjsf/utils';

/** The server validates. This only tells `null` from other values. */
export const VALIDATOR = {
  isValid: ({ type }: { type?: string }, data: unknown) => (type === 'null') === (data === null),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
} as unknown as ValidatorType;

/** A form adds nothing to a record. */
export const FORM_STATE = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;
