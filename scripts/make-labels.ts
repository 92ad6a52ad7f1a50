/**
 * `npm run labels`: writes the labels of all packages and the lettering of all tanks into `labels/`, as PDF
 * files for printing and as PNG files of their first page.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { productLabels } from '../src/print/label/label.ts';
import * as content from '../src/records/content.ts';

const FOLDER = 'labels';

await mkdir(FOLDER, { recursive: true });
let count = 0;
for (const product of content.products()) {
  for (const { href, label } of productLabels(product)) {
    const { pdf, firstPage } = label();
    const name = path.basename(href, '.pdf');
    await writeFile(path.join(FOLDER, `${name}.pdf`), await pdf());
    await firstPage()
      .png()
      .toFile(path.join(FOLDER, `${name}.png`));
    count += 1;
  }
}
console.log(`${count} labels in ${FOLDER}/.`);
