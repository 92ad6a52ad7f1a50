const PARENT_CHECK_INTERVAL_MS = 250;

/** Scripts of package.json that run a server. */
const SERVING_SCRIPTS: readonly (string | undefined)[] = ['start', 'dev'];

/**
 * Calls `onGone` when the npm process that started the server has ended, so that the server does not continue without
 * it.
 */
export function endWithNpm(onGone: () => void): void {
  if (!SERVING_SCRIPTS.includes(process.env['npm_lifecycle_event'])) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== npm) onGone();
  }, PARENT_CHECK_INTERVAL_MS);
  watch.unref();
}
