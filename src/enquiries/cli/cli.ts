/** The staff's commands: `npm run enquiries -- list | show | export | ... | check | backup | restore | test-mail`. */
import { requireNode } from '../require-node.ts';

requireNode();
const { runFromShell } = await import('./program.ts');
await runFromShell();
