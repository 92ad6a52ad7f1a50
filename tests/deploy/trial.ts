/** The result of trying a part of a deployment. */
export interface Trial {
  /** Checks that passed. */
  readonly tried: readonly string[];
  /** Checks that this machine cannot run, and why. */
  readonly notTried: readonly string[];
  /** Checks that failed. */
  readonly faults: readonly string[];
}
