import type { RJSFSchema } from '@rjsf/utils';
import { labelOf } from './differences.ts';
import { labelsOf } from './labels.ts';

/** Returns a sentence of `content-check` in the words of the form: records by their titles, fields by their labels. */
export function inOwnersWords(
  message: string,
  schema: RJSFSchema,
  titleOf: (record: string) => string,
) {
  const names = new Set(JSON.stringify(schema).match(/(?<=")\w+(?=":\{)/g));
  const isField = (field: string[]) => field.every((name) => names.has(name) || /^\d+$/.test(name));
  return message
    .replaceAll(/,? \(in the file: .*?\)(?=$|[;:,.)])/gs, '')
    .replace(/^is missing; it must be .*$/s, 'is missing')
    .replace(/^is not valid YAML: .*$/s, 'was written by hand and cannot be read: ask who wrote it')
    .replaceAll(/(?<=\w) \((?:content|images)\/[^)]*\)/g, '')
    .replaceAll(/\bcontent\/([\w/-]+\.yaml)/g, (_, file: string) => `“${titleOf(file)}”`)
    .replaceAll(/\b(?:content|images)\/[\w/.-]*/g, (file) => `“${file.replace(/^.*\//, '')}”`)
    .replaceAll(/"([a-z]\w*(?:\.\w+)*)"/gi, (quoted, name: string) => {
      const field = name.split('.');
      return isField(field) ? `“${labelsOf(schema, field)}”` : quoted;
    })
    .replaceAll(/\b[a-z]+[A-Z]\w*\b/g, (name) => (names.has(name) ? `“${labelOf(name)}”` : name));
}
