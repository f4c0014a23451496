import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateDocs } from '@/scripts/docs/generate-docs';

const generated = await generateDocs();

it.each([...generated])('%s is up to date', (file, text) => {
  expect(readFileSync(file, 'utf8') === text, `${file} is out of date: run npm run docs:generate`).toBe(true);
});
