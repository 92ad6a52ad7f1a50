const PARENT_CHECK_INTERVAL_MS = 250;

const SERVING_SCRIPTS: readonly (string | undefined)[] = ['start', 'dev', 'edit'];

/** Calls `onGone` when the parent process (npm, or `scripts/start.ts`) has ended, as a killed npm leaves its child running. */
export function endWithNpm(onGone: () => void): void {
  if (!SERVING_SCRIPTS.includes(process.env['npm_lifecycle_event'])) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== npm) onGone();
  }, PARENT_CHECK_INTERVAL_MS);
  watch.unref();
}
