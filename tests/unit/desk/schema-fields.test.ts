import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formSchema } from '@/lib/desk/form-schema';
import { schemaFields } from '@/lib/desk/schema-fields';

const fieldsOf = (schema: z.ZodType) => schemaFields(formSchema(schema));

describe('the form of a schema', () => {
  it.each([
    ['a text with a pattern', z.string().regex(/^a$/), { widget: 'string', pattern: ['^a$', expect.any(String)] }],
    ['a day', z.iso.date(), { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
    ['an integer with limits', z.int().min(1).max(5), { widget: 'number', value_type: 'int', min: 1, max: 5 }],
    ['a fraction', z.number().min(0), { widget: 'number', value_type: 'float', min: 0, max: undefined }],
    ['yes or no', z.boolean(), { widget: 'boolean' }],
    ['one of several values', z.enum(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
    ['one of several numbers', z.union([z.literal(0), z.literal(2)]), { widget: 'select', options: [0, 2] }],
    ['some of several values', z.array(z.enum(['a'])), { widget: 'select', multiple: true, options: ['a'] }],
    ['a list of texts', z.array(z.string()), { widget: 'list', field: { widget: 'string' } }],
    ['a value that only a function checks', z.custom<string>(), { widget: 'string' }],
  ])('has a field for %s', (_, schema, field) => {
    expect(fieldsOf(z.strictObject({ it: schema }))).toMatchObject([
      { name: 'it', label: 'It', required: expect.anything(), ...field },
    ]);
  });

  it('has the properties of all shapes of an entry, and requires those that all require', () => {
    const moved = z.strictObject({ from: z.string(), to: z.string(), status: z.literal([301, 302]) });
    const removed = z.strictObject({ from: z.string(), status: z.literal(410) });
    expect(fieldsOf(z.array(z.union([moved, removed])))).toMatchObject([
      {
        root: true,
        fields: [
          { name: 'from', required: true },
          { name: 'to', required: false },
          { name: 'status', required: true, options: [301, 302, 410] },
        ],
      },
    ]);
  });

  it('does not require a value that may be missing or null', () => {
    const fields = fieldsOf(z.strictObject({ a: z.string().nullable(), b: z.string().optional() }));
    expect(fields.map(({ required }) => required)).toEqual([false, false]);
  });

  it('has a new field as soon as the schema has it', () => {
    const before = z.strictObject({ title: z.string() });
    const names = (schema: z.ZodType) => fieldsOf(schema).map(({ name }) => name);
    expect(names(before.extend({ subtitle: z.string().optional() }))).toEqual([...names(before), 'subtitle']);
  });
});
