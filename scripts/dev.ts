/**
 * `npm run dev`: the pages with live reload, on `PORT` (default 4321) and
 * `HOST` (default localhost). Ends with the npm that started it.
 */
import { dev } from 'astro';
import { endWithNpm } from '../src/server/npm-parent.ts';
import { exitWithError } from '../src/server/stop.ts';
import { parseAddress } from '../src/server/server-settings.ts';
import { answerForms } from './answer-forms.ts';
import { prepare } from './prepare.ts';
import { reloadOnContent } from './reload-on-content.ts';

const end = (): never => process.exit(0);

try {
  const { host, port } = parseAddress({ HOST: 'localhost', ...process.env });
  process.env['NODE_ENV'] = 'development';
  endWithNpm(end);
  await prepare();
  await dev({ server: { host, port }, integrations: [reloadOnContent, answerForms()] });
  // There is nothing to finish; Vite itself would wait for open connections.
  process.on('SIGINT', end).on('SIGTERM', end);
} catch (error) {
  exitWithError(error);
}
