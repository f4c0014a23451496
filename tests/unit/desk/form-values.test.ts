import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formSchema } from '@/lib/desk/form-schema';
import { fromForm, toForm } from '@/lib/desk/form-values';

const product = z.strictObject({
  name: z.string(),
  until: z.iso.date().nullable(),
  note: z.string().min(1).optional(),
  isNew: z.boolean().optional(),
  prices: z.record(z.string(), z.number()),
  parts: z.record(z.string(), z.strictObject({ size: z.int(), tags: z.array(z.string()).optional() })),
  links: z.array(z.strictObject({ to: z.string().min(1) })),
});
const schema = formSchema(z.array(product));

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const products = fc.array(
  fc.record(
    {
      name: word,
      until: fc.option(fc.constant('2026-12-01')),
      note: word,
      isNew: fc.constant(true),
      prices: fc.dictionary(word, fc.integer()),
      parts: fc.dictionary(
        word,
        fc.record({ size: fc.integer(), tags: fc.array(word, { minLength: 1 }) }, { requiredKeys: ['size'] }),
      ),
      links: fc.array(fc.record({ to: word })),
    },
    { requiredKeys: ['name', 'until', 'prices', 'parts', 'links'] },
  ),
);

describe('the values of a form', () => {
  it('become the data of which they were made', () => {
    fc.assert(
      fc.property(products, (data) => {
        expect(JSON.stringify(fromForm(toForm(data, schema), schema))).toBe(JSON.stringify(data));
      }),
    );
  });

  it('list the entries of an object whose keys are data', () => {
    const data = [{ name: 'a', until: null, prices: { USD: 1 }, parts: { lid: { size: 2 } }, links: [] }];
    expect(toForm(data, schema)).toEqual([
      { name: 'a', prices: [{ key: 'USD', value: 1 }], parts: [{ key: 'lid', size: 2 }], links: [] },
    ]);
  });

  it('leave out what the editor left empty, unless the schema requires it', () => {
    const values = [{ isNew: false, note: '', parts: [{ key: 'lid', size: 2, tags: [] }], name: 'a' }];
    expect(fromForm(values, schema)).toEqual([
      { name: 'a', until: null, prices: {}, parts: { lid: { size: 2 } }, links: [] },
    ]);
  });

  it('keep a property that the schema does not know', () => {
    expect(fromForm([{ name: 'a', extra: 1 }], schema)).toMatchObject([{ extra: 1 }]);
  });
});
