/** Why a form is not even read, with the status that says so: in the order of the contract's table. */
export const REFUSAL_STATUS = {
  otherOrigin: 403,
  /** A body over the limit. */
  tooLarge: 413,
  /** Another content type, or an attached file. */
  unsupportedType: 415,
  /** Also a form that ends in the middle. */
  brokenEncoding: 400,
  methodNotAllowed: 405,
} as const;
export type Refusal = keyof typeof REFUSAL_STATUS;
export const REFUSALS = Object.keys(REFUSAL_STATUS) as Refusal[];
