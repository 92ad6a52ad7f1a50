import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROUTES } from '../../src/records/addresses/routes.ts';
import { CLIENT } from './built-site.ts';
import { scriptsOf } from './page-scripts.ts';

/** Lets the enquiry form's script arrive with something else in place of a part of it, once `isDue`. */
export async function changeFormScript(
  page: Page,
  part: RegExp,
  other: string,
  isDue: Promise<void> = Promise.resolve(),
): Promise<void> {
  const file = scriptsOf(ROUTES.contact).find((name) => name.includes('contact-islands')) ?? '';
  const script = readFileSync(path.join(CLIENT, file), 'utf8');
  expect(script).toMatch(part);
  await page.route(/contact-islands/, async (route) => {
    await isDue;
    await route.fulfill({ contentType: 'text/javascript', body: script.replace(part, other) });
  });
}
