/** `npm run schemas`: writes the JSON Schemas by which editors check records. After a change in `src/records/`. */
import { writeWholeFile, deleteOthers } from './write-file.ts';
import { recordSchemas, SCHEMA_FOLDER } from './record-schemas.ts';

const schemas = recordSchemas();
for (const [file, text] of schemas) await writeWholeFile(file, text);
await deleteOthers(
  SCHEMA_FOLDER,
  new Set([...schemas.keys()].map((file) => file.slice(SCHEMA_FOLDER.length + 1))),
);
console.log(`${schemas.size} schemas in ${SCHEMA_FOLDER}/.`);
