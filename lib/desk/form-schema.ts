import { z } from 'zod';

/** The part of a schema that a form needs, in a form that can be sent to browsers. */
export type FormSchema =
  | { kind: 'object'; properties: Readonly<Record<string, FormProperty>> }
  | { kind: 'record'; value: FormSchema; keyPattern?: string }
  | { kind: 'list'; item: FormSchema; min?: number; max?: number }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'text'; pattern?: string; isDate?: boolean }
  | { kind: 'number'; isInteger: boolean; min?: number; max?: number }
  | { kind: 'boolean' };

export type FormProperty = { schema: FormSchema; isOptional: boolean; isNullable: boolean };

type JsonSchema = z.core.JSONSchema.JSONSchema;

const isNull = ({ type, const: value }: JsonSchema) => type === 'null' || value === null;

/** Alternatives of a schema, without nested ones; a value of several types is one of each. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const nested = schema.anyOf ?? schema.oneOf;
  if (nested) return nested as JsonSchema[];
  const { type } = schema;
  return Array.isArray(type) ? (type as string[]).map((name) => ({ ...schema, type: name }) as JsonSchema) : [schema];
}

function choices(schemas: readonly JsonSchema[]): (string | number)[] | null {
  const values = schemas.flatMap((schema) => schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
  const isChoice = schemas.every((schema) => schema.enum !== undefined || schema.const !== undefined);
  return isChoice ? [...new Set(values as (string | number)[])] : null;
}

/** An object of several shapes has the properties of all; those that all require are required. */
function objectSchema(shapes: readonly JsonSchema[]): FormSchema {
  const names = [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const properties = names.map((name): [string, FormProperty] => {
    const all = shapes
      .flatMap(({ properties = {} }) => (properties[name] ? [properties[name] as JsonSchema] : []))
      .flatMap(alternatives);
    const isOptional = !shapes.every(({ required = [] }) => required.includes(name));
    return [name, { schema: convert({ anyOf: all }), isOptional, isNullable: all.some(isNull) }];
  });
  return { kind: 'object', properties: Object.fromEntries(properties) };
}

/** Limits of integers without a limit of their own. */
const within = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;

function convert(schema: JsonSchema): FormSchema {
  const schemas = alternatives(schema).filter((alternative) => !isNull(alternative));
  const values = choices(schemas);
  if (values) return { kind: 'choice', values };
  if (schemas.length > 1 && schemas.every(({ properties }) => properties)) return objectSchema(schemas);
  const [only = {}] = schemas;
  // Different kinds of text, such as a path or a URL.
  if (schemas.length > 1) return { kind: 'text' };
  if (only.properties) return objectSchema([only]);
  switch (only.type) {
    case 'object': {
      const keyPattern = (only.propertyNames as JsonSchema | undefined)?.pattern;
      return { kind: 'record', value: convert((only.additionalProperties ?? {}) as JsonSchema), keyPattern };
    }
    case 'array':
      return { kind: 'list', item: convert((only.items ?? {}) as JsonSchema), min: only.minItems, max: only.maxItems };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isInteger: only.type === 'integer',
        min: within(only.minimum),
        max: within(only.maximum),
      };
    case 'boolean':
      return { kind: 'boolean' };
    default:
      return { kind: 'text', pattern: only.pattern, isDate: only.format === 'date' };
  }
}

/** Returns what a form needs to know of a schema. */
export const formSchema = (schema: z.ZodType): FormSchema =>
  convert(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
