/** The staff's commands: `npm run enquiries -- list | show | export | ...`. */
import { requireNode } from '../../settings/require-node.ts';

requireNode();
const { runCommand } = await import('./program.ts');
const { parseEnquirySettings } = await import('../enquiry-settings.ts');
const { enquiryRecords } = await import('../../records/content.ts');

// A reader that closes early (`| head`) ends the process without an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
process.exitCode = await runCommand(process.argv.slice(2), () =>
  parseEnquirySettings(process.env, enquiryRecords()),
);
