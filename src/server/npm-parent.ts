const PARENT_CHECK_INTERVAL_MS = 250;

/** The scripts of package.json that serve until they are ended. */
const SERVING_SCRIPTS: readonly (string | undefined)[] = ['start', 'serve', 'dev'];

/** Calls back when the npm that started this process is gone: nobody would know the server any more. */
export function endWithNpm(onGone: () => void): void {
  if (!SERVING_SCRIPTS.includes(process.env['npm_lifecycle_event'])) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== npm) onGone();
  }, PARENT_CHECK_INTERVAL_MS);
  watch.unref();
}
