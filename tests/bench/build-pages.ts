/** Builds the pages of the project in the working folder into `out`, and nothing else of it; prints what that took. */
import { build } from 'astro';

process.env['NODE_ENV'] = 'production';
process.env['SITE_URL'] = 'https://www.example.com';
const startedAt = performance.now();
await build({ outDir: './out', logLevel: 'error' });
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.log(
  JSON.stringify({
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1024,
  }),
);
