import type { FormProperty, FormSchema } from '@/lib/desk/form-schema';

/**
 * Converts data between files and forms. A form has no field for an object whose keys are data, such as prices by
 * currency, so it shows such an object as a list of its entries.
 */

type Data = Readonly<Record<string, unknown>>;

/** Names of the key of an entry, and of its value if that is not an object. */
export const entryKey = 'key';
export const entryValue = 'value';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const asObject = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the values of a form from the data of a file. */
export function toForm(data: unknown, schema: FormSchema): unknown {
  switch (schema.kind) {
    case 'object': {
      const entries = Object.entries(asObject(data)).map(([name, value]): [string, unknown] => {
        const property = schema.properties[name];
        return [name, property ? toForm(value, property.schema) : value];
      });
      return Object.fromEntries(entries.filter(([, value]) => value !== null));
    }
    case 'record':
      return Object.entries(asObject(data)).map(([key, value]) => {
        const converted = toForm(value, schema.value);
        return schema.value.kind === 'object'
          ? { [entryKey]: key, ...asObject(converted) }
          : { [entryKey]: key, [entryValue]: converted };
      });
    case 'list':
      return asList(data).map((item) => toForm(item, schema.item));
    default:
      return data;
  }
}

/** The value of a property that the form left empty; undefined leaves it out. */
function emptyValue({ schema, isOptional, isNullable }: FormProperty): unknown {
  if (isNullable) return null;
  if (isOptional) return undefined;
  if (schema.kind === 'list') return [];
  return schema.kind === 'record' ? {} : undefined;
}

function propertyData(value: unknown, property: FormProperty): unknown {
  const { schema, isOptional } = property;
  if (isEmpty(value)) return emptyValue(property);
  // A form cannot tell a missing value from one that is off.
  if (isOptional && schema.kind === 'boolean' && value === false) return undefined;
  const data = fromForm(value, schema);
  const isEmptyCollection = schema.kind === 'object' || schema.kind === 'list' || schema.kind === 'record';
  return isOptional && isEmptyCollection && Object.keys(asObject(data)).length === 0 ? undefined : data;
}

/** Returns the data of a file from the values of a form, with properties in the order of the schema. */
export function fromForm(values: unknown, schema: FormSchema): unknown {
  switch (schema.kind) {
    case 'object': {
      const { ...rest } = asObject(values) as Record<string, unknown>;
      const known = Object.entries(schema.properties).map(([name, property]): [string, unknown] => {
        const value = propertyData(rest[name], property);
        delete rest[name];
        return [name, value];
      });
      return Object.fromEntries([...known, ...Object.entries(rest)].filter(([, value]) => value !== undefined));
    }
    case 'record':
      return Object.fromEntries(
        asList(values).map((entry) => {
          const { [entryKey]: key, ...value } = asObject(entry);
          return [String(key), fromForm(schema.value.kind === 'object' ? value : value[entryValue], schema.value)];
        }),
      );
    case 'list':
      return asList(values).map((item) => fromForm(item, schema.item));
    default:
      return values;
  }
}
