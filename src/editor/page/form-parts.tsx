import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js';
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  TitleFieldProps,
  WidgetProps,
} from '@rjsf/utils';
import { labelOf } from '../differences.ts';
import { groupOf } from '../labels.ts';
import { FileField } from './FileField.tsx';
import { FORM_STATE, VALIDATOR } from './form-state.ts';
import { NumberField } from './NumberField.tsx';
import { SourcedField } from './SourcedField.tsx';

const DEFAULTS = getDefaultRegistry().templates;

/** Entries of a list have its name with their number. */
const labelOfEntry = (name: string) => labelOf(name.replace(/^.*-(?=\d+$)/, ''));

/** A field, unless its value cannot be chosen. A value of a copied product's model is marked until it is confirmed. */
function FieldTemplate(props: FieldTemplateProps) {
  const { toConfirm } = props.registry.formContext as { toConfirm: string[] };
  const place = props.fieldPathId.path.join('.');
  if ('const' in props.schema) return null;
  return (
    <>
      <DEFAULTS.FieldTemplate {...props} label={labelOfEntry(props.label)} />
      {toConfirm.includes(place) && (
        <p className="hint">
          From the model.{' '}
          <button
            type="button"
            onClick={() =>
              props.onChange(
                toConfirm.filter((one) => one !== place),
                ['toConfirm'],
              )
            }
          >
            Confirm
          </button>
        </p>
      )}
    </>
  );
}

const TitleFieldTemplate = ({ title, optionalDataControl }: TitleFieldProps) => (
  <legend>
    {labelOfEntry(title)} {optionalDataControl}
  </legend>
);

/** The fields of a record in groups to open: by the keyword `group`, else each list and each group of fields. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  if (props.fieldPathId.path.length > 0) return <DEFAULTS.ObjectFieldTemplate {...props} />;
  const schemaOf = (name: string) => props.schema.properties?.[name] as RJSFSchema;
  const shown = props.properties.filter(({ name }) => !('isHidden' in schemaOf(name)));
  const groups = Map.groupBy(shown, ({ name }) => groupOf(name, schemaOf(name)));
  return [...groups].map(([group, fields], index) => (
    <details key={group} open={index === 0}>
      <summary>{group}</summary>
      {fields.map(({ content }) => content)}
    </details>
  ));
}

/** A text without line breaks, in as many lines as it needs. */
function TextWidget(props: WidgetProps) {
  const { id, onChange, schema } = props;
  const value: unknown = props.value;
  const { type, minLength, pattern } = schema;
  const text = (value as string | undefined) ?? '';
  if ('list' in schema)
    return (
      <input
        id={id}
        list={schema['list'] as string}
        value={text}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    );
  const empty = type === 'string' ? (minLength || pattern ? undefined : '') : null;
  return (
    <textarea
      id={id}
      rows={Math.ceil(text.length / 60) || 1}
      value={text}
      onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' ') || empty)}
      onBlur={() => text !== text.trim() && onChange(text.trim() || empty)}
    />
  );
}

/** A checkbox. The record has the field only if its value is not the default. */
function CheckboxWidget({ id, value, label, schema, onChange }: WidgetProps) {
  const usual = schema.default === true;
  const choose = (chosen: boolean) => onChange(chosen === usual ? undefined : chosen);
  return (
    <>
      <label>
        <input
          id={id}
          type="checkbox"
          checked={(value as boolean | undefined) ?? usual}
          onChange={({ target }) => choose(target.checked)}
        />
        {labelOf(label)}
      </label>
      <small>{schema.description}</small>
    </>
  );
}

/** The properties of every form. */
export const FORM_PARTS = {
  fields: { NumberField, sourced: SourcedField, file: FileField },
  widgets: { TextWidget, CheckboxWidget },
  templates: { FieldTemplate, ObjectFieldTemplate, TitleFieldTemplate },
  uiSchema: { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const] } },
  validator: VALIDATOR,
  experimental_defaultFormStateBehavior: FORM_STATE,
  showErrorList: false as const,
  noHtml5Validate: true,
  omitExtraData: true,
};
