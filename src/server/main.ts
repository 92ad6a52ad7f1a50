import { requireNode } from '../settings/require-node.ts';

// Serves an existing build. `npm start` builds first (scripts/start.ts).
requireNode();
const { runServer } = await import('./index.ts');
const { exitWithError } = await import('../settings/exit-with-error.ts');
const { renderEnquiryForm } = await import('../web/contact/render-enquiry-form.tsx');
await runServer(process.env, renderEnquiryForm).catch(exitWithError);
