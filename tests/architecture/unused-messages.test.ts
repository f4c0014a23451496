import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentIndex } from '@/lib/content/content-index';
import { flattenMessages, type MessageTree } from '@/lib/content/message-parity';
import { typesetUiMessages } from '@/lib/content/ui-messages';
import { navigationFile } from '@/lib/pages/navigation-schema';
import { readPrices } from '@/lib/pricing/prices-schema';
import { readSources, textOf, walk } from './sources';

/**
 * A message is used if its key, or the last part of it, is a text or a property in code, or if a template can build it.
 * This finds keys that were left over, except those that resemble a key in use.
 */

const texts = new Set<string>();
const templates: RegExp[] = [];
for (const [file, { program }] of readSources()) {
  if (!/^(?:app|components|lib|scripts)\//.test(file)) continue;
  for (const node of walk(program)) {
    const text = textOf(node);
    if (typeof text === 'string') texts.add(text).add(text.slice(text.lastIndexOf('.') + 1));
    if (node.type !== 'TemplateLiteral' || !node.quasis.some(({ value }) => /\w\.|\w{4}/.test(value.raw))) continue;
    const parts = node.quasis.map(({ value }) => value.raw.replace(/[^\w]/g, '\\$&'));
    templates.push(new RegExp(`^${parts.join('.+')}$`));
  }
}

/** Keys that data name: categories and tags of articles, labels of the navigation, plans and billing periods. */
const { blog, news } = contentIndex();
for (const { category, tags } of [...blog, ...news]) for (const name of [category!, ...tags]) texts.add(name);
for (const [, label] of readFileSync(navigationFile, 'utf8').matchAll(/"(?:label|title)": "([^"]+)"/g))
  texts.add(label!);
const { plans, savings } = readPrices();
for (const id of [...Object.keys(plans), ...Object.keys(savings)]) texts.add(id);

const isUsed = (key: string) => {
  const path = key.slice(key.indexOf('.') + 1);
  const last = key.slice(key.lastIndexOf('.') + 1);
  return [key, path, last].some((name) => texts.has(name)) || templates.some((template) => template.test(path));
};

it('every UI message is used', () => {
  const keys = flattenMessages(typesetUiMessages('en') as unknown as MessageTree).map(([key]) => key);
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

it.each(['shell.invented', 'errors.goHomeAtOnce', 'pricing.comparison.heading.invented'])(
  'an unused message is detected: %s',
  (key) => {
    expect(isUsed(key)).toBe(false);
  },
);
