/** Why a form is not even read, with the status that says so: in the order of the contract's table. */
export const REFUSAL_STATUS = {
  otherOrigin: 403,
  tooLarge: 413,
  tooSlow: 408,
  unsupportedType: 415,
  brokenEncoding: 400,
  methodNotAllowed: 405,
} as const;
export type Refusal = keyof typeof REFUSAL_STATUS;
