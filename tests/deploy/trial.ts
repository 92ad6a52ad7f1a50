/** What trying a part of a deployment gave. */
export interface Trial {
  /** What was tried and held. */
  readonly tried: readonly string[];
  /** What could not be tried on this machine, and why. */
  readonly notTried: readonly string[];
  /** What was tried and did not hold. */
  readonly faults: readonly string[];
}
