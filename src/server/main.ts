import { requireNode } from '../enquiries/require-node.ts';

// Serves what was built before. `npm start` builds first (scripts/start.ts).
requireNode();
const { exitWithError, runServer } = await import('./run-server.ts');
await runServer(process.env).catch(exitWithError);
