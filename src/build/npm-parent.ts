const PARENT_CHECK_INTERVAL_MS = 250;

/** Scripts of package.json that run a server. */
const SERVING_SCRIPTS: readonly (string | undefined)[] = ['start', 'dev', 'edit'];

/**
 * Under one of `SERVING_SCRIPTS`, calls `onGone` when the parent process has ended: npm, or for the build of `npm
 * start` `scripts/start.ts`. Without it, a killed npm would leave a build or a server running.
 */
export function endWithNpm(onGone: () => void): void {
  if (!SERVING_SCRIPTS.includes(process.env['npm_lifecycle_event'])) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== npm) onGone();
  }, PARENT_CHECK_INTERVAL_MS);
  watch.unref();
}
