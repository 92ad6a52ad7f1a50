/** Gives what was made of these inputs before, or makes it. Code and libraries are not inputs. */
export type Keep = (
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** Keeps nothing. */
export const makeAnew: Keep = (_inputs, make) => make();
