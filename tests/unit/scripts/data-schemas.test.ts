import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { dataSchemas, jsonSchema } from '@/scripts/data-schemas';

const schemas = Object.entries<z.ZodType>(dataSchemas).filter(([file]) => file.endsWith('.json'));

it.each(schemas)('the JSON Schema of %s accepts the file and rejects unknown fields', (file, own) => {
  const data = JSON.parse(readFileSync(file, 'utf8')) as object;
  // Editors read patterns as Unicode, zod does not.
  const json = jsonSchema(own).replaceAll(String.raw`\\P{Cc}`, '.');
  const schema = z.fromJSONSchema(JSON.parse(json) as z.core.JSONSchema.JSONSchema);
  expect(schema.safeParse(data).error?.message).toBeUndefined();
  if (!Array.isArray(data)) expect(schema.safeParse({ ...data, 'An unknown field': [{}] }).success).toBe(false);
});

it('VS Code uses the JSON Schema of every data file', () => {
  const settings = readFileSync('.vscode/settings.json', 'utf8').replaceAll(/\s+/g, ' ');
  const matches = [...settings.matchAll(/"fileMatch": \["\/(.+?)"\], "url": ".\/generated\/schemas\/(.+?)"/g)];
  expect(matches.map(([, file]) => file).toSorted()).toEqual(schemas.map(([file]) => file).toSorted());
  for (const [, file, schema] of matches) expect(schema).toBe(file);
});
