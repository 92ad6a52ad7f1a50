import type { RJSFSchema } from '@rjsf/utils';
import { z } from 'zod';
import { labelOf } from './differences.ts';

/** Returns the JSON Schema of a record's form. The components in `page/` read the keywords that are our own. */
export function formSchema(schema: z.ZodType): RJSFSchema {
  // Each field becomes an object of its own: Zod's are shared, such as that of all pictures.
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
  return JSON.parse(json, (_name, value: RJSFSchema | null) => {
    const isField = typeof value?.type === 'string' || Array.isArray(value?.anyOf ?? value?.oneOf);
    if (value && isField) adaptField(value);
    return value;
  }) as RJSFSchema;
}

const isSourced = ({ properties = {} }: RJSFSchema) =>
  'value' in properties && 'sample' in properties;

/** Adapts a field whose inner fields are adapted already. */
function adaptField(schema: RJSFSchema): void {
  const { pattern = '', properties, propertyNames, additionalProperties } = schema;
  const options = (schema.anyOf ?? []) as RJSFSchema[];
  const sourced = options.find(isSourced);
  if (sourced) {
    delete schema.anyOf;
    Object.assign(schema, { ...sourced, ...schema, isPlainAllowed: true });
  }
  // Alternatives without `null` are in `oneOf`.
  const [given, none] = options;
  if (!sourced && given && none?.type === 'null') {
    delete schema.anyOf;
    const choices = given.enum?.map((value) => ({ const: value, title: value as string }));
    if (given.type === 'object')
      schema.anyOf = [
        { ...given, title: 'Given' },
        { type: 'null', title: 'None' },
      ];
    else if (choices)
      Object.assign(schema, {
        type: given.type,
        oneOf: [...choices, { const: null, title: 'None' }],
      });
    else Object.assign(schema, { ...given, ...schema, type: [given.type, 'null'] });
  }
  for (const option of (schema.oneOf ?? []) as RJSFSchema[]) {
    const kind = option.properties?.['kind'] as { const: string } | undefined;
    if (!kind) continue;
    option.title = labelOf(kind.const);
    schema['discriminator'] = { propertyName: 'kind' };
  }
  if (pattern.startsWith('^#[0-9a-f]')) schema.format = 'color';
  if (isSourced(schema)) schema.$id = 'sourced';
  const kind = /jpg|svg|pdf/.exec(pattern)?.[0];
  if (kind) Object.assign(schema, { $id: 'file', kind });
  if (typeof propertyNames === 'object' && propertyNames.enum) {
    const names = propertyNames.enum as string[];
    schema.properties = Object.fromEntries(names.map((name) => [name, additionalProperties ?? {}]));
    delete schema.additionalProperties;
  }
  if ('use' in schema) Object.assign(properties?.['file'] ?? {}, { use: schema['use'] as string });
  if (schema.type === 'boolean') delete schema.const;
  else delete schema.default;
}
