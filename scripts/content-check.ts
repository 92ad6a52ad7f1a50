/**
 * `npm run content-check`: prints every problem in `content/` and in the files that it names, a line each;
 * then those of typesetting data sheets, labels and brochure. The exit code is 1 if there are any. Otherwise prints
 * notes that do not prevent a build, such as rendered pictures whose records have changed.
 */
import { picturesWithOldFacts } from '../imagery/rendered.ts';
import { findPrintProblems } from '../src/build/print-problems.ts';
import {
  checkContent,
  hiddenRecords,
  replacedKeyProducts,
  rulesToReadAgain,
  throwProblems,
} from '../src/checks/content-check.ts';
import { UNCHECKED } from '../src/checks/product-problems/product-problems.ts';
import { exitWithError } from '../src/settings/exit-with-error.ts';

try {
  await checkContent();
  const { problems, long } = await findPrintProblems();
  throwProblems(problems);
  console.log('All data sheets, labels and the brochure can be typeset.');
  if (long.length > 0) console.log(['Long prints, of many or long texts:', ...long].join('\n- '));
  const old = picturesWithOldFacts();
  if (old.length > 0)
    console.log(
      `Rendered pictures that differ from the records, or are missing in imagery/rendered.json: ${old.join(', ')}. Render them again with "npm run imagery".`,
    );
  for (const note of replacedKeyProducts()) console.log(note);
  const rules = rulesToReadAgain(new Date().toISOString().slice(0, 10));
  if (rules.length > 0) {
    const advice = 'Compare these rules with their sources, then set "readOn" to that day:';
    console.log([advice, ...rules].join('\n- '));
  }
  const hidden = hiddenRecords().map((file) => `content/${file}, a hidden product`);
  console.log(['Not checked:', ...UNCHECKED, ...hidden].join('\n- '));
} catch (error) {
  exitWithError(error);
}
