import { labelOf, summaryOf, type DeskField } from '@/lib/desk/desk-field';
import type { FormProperty, FormSchema } from '@/lib/desk/form-schema';
import { entryKey, entryValue } from '@/lib/desk/form-values';

/** Forms for data and front matter: their fields follow the schemas with which the site checks them. */

const wrongFormat = 'This is not in the required format.';

type Base = Pick<DeskField, 'name' | 'label' | 'required'>;

function listField(base: Base, fields: readonly DeskField[]): DeskField {
  return { ...base, widget: 'list', collapsed: true, summary: summaryOf(fields), fields };
}

function fieldOf(base: Base, schema: FormSchema): DeskField {
  switch (schema.kind) {
    case 'object':
      return { ...base, widget: 'object', fields: objectFields(schema) };
    case 'record': {
      const key: DeskField = {
        ...textField({ name: entryKey, label: 'Name' }, { pattern: schema.keyPattern }),
        required: true,
      };
      const values =
        schema.value.kind === 'object'
          ? objectFields(schema.value)
          : [fieldOf({ name: entryValue, label: 'Value' }, schema.value)];
      return listField({ ...base, required: false }, [key, ...values]);
    }
    case 'list': {
      const required = (schema.min ?? 0) > 0;
      if (schema.item.kind === 'choice') {
        return { ...base, required, widget: 'select', multiple: true, options: schema.item.values };
      }
      if (schema.item.kind === 'object') return listField({ ...base, required }, objectFields(schema.item));
      const item = fieldOf({ name: 'item', label: 'Item', required: true }, schema.item);
      return { ...base, required, widget: 'list', field: item };
    }
    case 'choice':
      return { ...base, widget: 'select', options: schema.values };
    case 'number':
      return {
        ...base,
        widget: 'number',
        value_type: schema.isInteger ? 'int' : 'float',
        min: schema.min,
        max: schema.max,
      };
    case 'boolean':
      return { ...base, widget: 'boolean' };
    case 'text':
      return textField(base, schema);
  }
}

function textField(base: Base, { pattern, isDate }: { pattern?: string; isDate?: boolean }): DeskField {
  if (isDate) return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true };
  return { ...base, widget: 'string', ...(pattern ? { pattern: [pattern, wrongFormat] as const } : {}) };
}

const propertyField = (name: string, { schema, isOptional, isNullable }: FormProperty): DeskField =>
  fieldOf({ name, label: labelOf(name), required: !isOptional && !isNullable }, schema);

const objectFields = (schema: FormSchema): DeskField[] =>
  schema.kind === 'object'
    ? Object.entries(schema.properties).map(([name, property]) => propertyField(name, property))
    : [];

/** Returns the fields of a file with a schema; a file that is a list has one field, which is all of it. */
export function schemaFields(schema: FormSchema): DeskField[] {
  if (schema.kind === 'object') return objectFields(schema);
  return [{ ...fieldOf({ name: 'items', label: 'Entries' }, schema), root: true, collapsed: false }];
}
