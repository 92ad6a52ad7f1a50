import { createHash } from 'node:crypto';
import { SERVICE_WORKER_PATH } from '../../records/routes.ts';
import { CHUNK_TIMEOUT_MS } from '../ui/chunk-timeout.ts';
import { compileScript } from './compile-script.ts';

/** The shell's inline script, minified, with the hash that lets it through the CSP. */
export async function compilePageScript(
  keepsPages: boolean,
): Promise<{ code: string; cspHash: `sha256-${string}` }> {
  const code = await compileScript('./page-script.ts', {
    KEEPS_PAGES: keepsPages,
    WORKER: SERVICE_WORKER_PATH,
    CHUNK_TIMEOUT_MS,
  });
  return { code, cspHash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}
