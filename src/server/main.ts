import { exitWithError, runServer } from './run-server.ts';

// Serves what was built before. `npm start` builds first (scripts/start.ts).
await runServer(process.env).catch(exitWithError);
