import { useState } from 'react';

const WAIT = 'Please wait.';

/** Runs actions of the server, and says that one is running or how the last one ended. */
export function useAction() {
  const [said, say] = useState('');
  /** Runs an action that returns what to say at its end. Says its error if it fails. */
  const run = async (work: () => Promise<string | void>) => {
    say(WAIT);
    say((await work().catch((error: Error) => error.message)) ?? '');
  };
  return {
    said,
    isBusy: said.startsWith(WAIT),
    run,
    sayStep: (step: string) => say(`${WAIT} ${step}`),
  };
}
