const PARENT_CHECK_INTERVAL_MS = 250;

/** Scripts of package.json that run a server. */
const SERVING_SCRIPTS: readonly (string | undefined)[] = ['start', 'dev', 'edit'];

/**
 * Calls `onGone` when the process that started this one under `npm start` or `npm run dev` has ended: npm, or for a
 * build `scripts/start.ts`. Without it, a killed npm would leave a build or a server running.
 */
export function endWithNpm(onGone: () => void): void {
  if (!SERVING_SCRIPTS.includes(process.env['npm_lifecycle_event'])) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== npm) onGone();
  }, PARENT_CHECK_INTERVAL_MS);
  watch.unref();
}
