/**
 * `npm run content-check`: all that is wrong in `content/` and in what its files name, at once, a
 * line each. Exit code 1 while anything is.
 */
import { checkContent } from './content-problems.ts';

try {
  checkContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
