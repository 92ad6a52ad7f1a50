/** Writes the JSON Schemas by which editors check records into `schemas/`, which is not committed. */
import { z } from 'zod';
import { RECORD_KINDS } from '../src/records/record-kinds.ts';
import { writeFolder } from './build/write-file.ts';

/** Where editors find the schemas, relative to the project's root. */
const SCHEMA_FOLDER = 'schemas';

/** Within it, `pages/home.yaml` has `pages/home.json`, each product `products.json`. */
function schemaFileOf(record: string): string {
  return record.replace(/^products\/.*/, 'products.yaml').replace(/\.yaml$/, '.json');
}

/** What a text must look like, in the words of its schema: editors show it in place of the pattern. */
function patternMessage(schema: z.core.$ZodType): string | undefined {
  const { checks = [] } = schema._zod.def;
  for (const { _zod } of checks) {
    if (!('format' in _zod.def) || !_zod.def.error) continue;
    const message = _zod.def.error({ code: 'custom', input: '' } as never);
    return typeof message === 'string' ? message : message?.message;
  }
  return undefined;
}

/**
 * The JSON Schema of each kind of record, by file: what an editor can check while an author types.
 * It knows less than `npm run content-check`, such as check digits and what two fields demand of
 * each other.
 */
function recordSchemas(): Map<string, string> {
  const schemas = RECORD_KINDS.map(({ file: record, schema }) => {
    const json = z.toJSONSchema(schema, {
      io: 'input',
      override: ({ zodSchema, jsonSchema }) => {
        // Names of Zod's own, which other readers warn about.
        if (/^(starts_with|ends_with|includes|regex)$/.test(jsonSchema.format ?? '')) {
          delete jsonSchema.format;
        }
        const message = jsonSchema.pattern && patternMessage(zodSchema);
        if (message) jsonSchema['patternErrorMessage'] = message;
      },
    });
    return [schemaFileOf(record), `${JSON.stringify(json, null, 2)}\n`] as const;
  });
  return new Map(schemas);
}

/** Writes a JSON Schema for each kind of record into `schemas/`; returns how many were written. */
export async function writeRecordSchemas(): Promise<number> {
  const schemas = recordSchemas();
  await writeFolder(SCHEMA_FOLDER, schemas);
  return schemas.size;
}
