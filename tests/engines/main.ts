/**
 * `npm run test:engines`: the main journeys in Firefox and WebKit, as Debian packages them, on the
 * built site. In Chromium the journeys of `tests/journeys/` hold the same, and more.
 */
import { startSiteServer } from '../support/site-server.ts';
import { startFirefox } from './firefox.ts';
import { JOURNEYS } from './journeys.ts';
import { startWebKit } from './webkit.ts';

let failed = 0;
for (const start of [startFirefox, startWebKit]) {
  const engine = await start();
  console.log(`\n${engine.name}`);
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    const site = await startSiteServer();
    try {
      await journey(engine, site);
      console.log(`  passed: ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`  FAILED: ${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await site.stop();
    }
  }
  await engine.close();
}
console.log(failed === 0 ? '\nall passed' : `\n${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
