import { expect, it } from 'vitest';
import { workbenchMessages } from '@/lib/content/ui-messages';
import { flattenMessages, type MessageTree } from '@/lib/content/message-parity';
import { readSources } from './sources';

/** Messages of the workbench are used by their whole key, or by their group in a template literal. */

const text = [...readSources()]
  .filter(([file]) => /^(?:app|components|lib|lib\/api)\/workbench/.test(file))
  .map(([, source]) => source.text)
  .join('\n');

const isUsed = (key: string) => {
  const parents = key.split('.').map((_, i, parts) => parts.slice(0, i).join('.'));
  return text.includes(`'${key}'`) || parents.some((group) => group !== '' && text.includes(`\`${group}.${'$'}{`));
};

it('every message of the workbench is used', () => {
  const keys = flattenMessages(workbenchMessages('en') as unknown as MessageTree).map(([key]) => key);
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

it('an unused message of the workbench is detected', () => {
  expect(isUsed('signIn.invented')).toBe(false);
});
