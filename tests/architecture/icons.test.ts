import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from '@/lib/config/icon-names';
import { findMentions } from './sources';

/** Icons in data files. */
const iconsInData = ['solutions', 'navigation'].flatMap((name) =>
  [...readFileSync(`content/${name}.json`, 'utf8').matchAll(/"icon": "([^"]+)"/g)].map((match) => match[1]!),
);

/** The names among these that code or data use. An unknown name is a type error. */
const used = (names: readonly string[]) => {
  const inCode = findMentions((text, file) =>
    names.includes(text) && file !== 'lib/config/icon-names.ts' ? text : undefined,
  );
  return new Set([...inCode.map((mention) => mention.split(': ')[1]!), ...iconsInData]);
};

it('the sprite contains exactly the generated icon names', () => {
  const sprite = readFileSync('public/assets/icons.svg', 'utf8');
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])).toEqual(iconNames);
});

it('every icon of the sprite is used', () => {
  const names = [...iconNames, 'drawn-by-nobody'];
  const found = used(names);
  expect(names.filter((name) => !found.has(name))).toEqual(['drawn-by-nobody']);
});
