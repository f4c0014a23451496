import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linkGroups, links } from '@/lib/content/recommended-links';

const words = JSON.parse(readFileSync('messages/en/links.json', 'utf8')) as Record<string, unknown>;

describe('the recommended links', () => {
  it('are secure addresses, each once', () => {
    expect(links.every(({ url }) => new URL(url).protocol === 'https:' && new URL(url).href === url)).toBe(true);
    expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
    expect(new Set(links.map(({ id }) => id)).size).toBe(links.length);
  });

  it('have a sentence each, and every sentence has a link', () => {
    const { groups, ...sentences } = words;
    expect(Object.keys(sentences).sort()).toEqual(links.map(({ id }) => id).sort());
    expect(Object.keys(groups as object)).toEqual([...linkGroups]);
  });

  it('fill every group', () => {
    for (const group of linkGroups) expect(links.some((link) => link.group === group)).toBe(true);
  });
});
