import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linkGroups, links } from '@/lib/content/recommended-links';

const messages = JSON.parse(readFileSync('messages/en/links.json', 'utf8')) as Record<string, unknown>;

it('recommended links are unique https URLs', () => {
  expect(links.every(({ url }) => new URL(url).protocol === 'https:' && new URL(url).href === url)).toBe(true);
  expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
  expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
});

it('every recommended link has a description, and every description has a link', () => {
  const { groups, ...descriptions } = messages;
  expect(Object.keys(descriptions).sort()).toEqual(links.map(({ id }) => id).sort());
  expect(Object.keys(groups as object)).toEqual([...linkGroups]);
});

it('no group of recommended links is empty', () => {
  for (const group of linkGroups) expect(links.some((link) => link.group === group)).toBe(true);
});
