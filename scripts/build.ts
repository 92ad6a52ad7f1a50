/** `npm run build`: builds the site into `dist/`. The exit code is 1 if that fails. */
import { buildSite } from '../src/build/build-site.ts';
import { endWithNpm } from '../src/build/npm-parent.ts';

try {
  endWithNpm(() => process.exit(1));
  await buildSite();
} catch (error) {
  console.error(`build: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
