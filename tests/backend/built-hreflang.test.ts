import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { plainBuild } from '../builds';
import { isFull } from '../sampling';
import { builtHeads, hreflangIssues, type BuiltHead } from './built-heads';

/** The hreflang alternates of every built page. */

const heads = builtHeads(plainBuild());
const pricing = heads.filter(({ file }) => /^[\w-]+\/pricing\.html$/.test(file));
/** Checks the pricing pages with a change to the Russian one. */
const withRussian = (change: (head: BuiltHead) => Partial<BuiltHead>) =>
  hreflangIssues(pricing.map((head) => (head.file.startsWith('ru/') ? { ...head, ...change(head) } : head)));

describe.runIf(isFull)('hreflang alternates of built pages', () => {
  it('hreflang alternates exist, are canonical, and list each other, themselves and a default', () => {
    expect(hreflangIssues(heads)).toEqual([]);
  });

  it('hreflang alternates are checked on every page in every language', () => {
    const tags = new Set(heads.flatMap(({ alternates }) => alternates.map(([language]) => language)));
    const known = locales.flatMap(({ language, genericLanguage }) => [
      language,
      ...(genericLanguage ? [genericLanguage] : []),
    ]);
    expect([...tags].toSorted()).toEqual([...known, 'x-default'].toSorted());
    expect(heads.filter(({ alternates }) => alternates.length > 0).length).toBeGreaterThan(1000);
    expect(heads.filter(({ canonical, isIndexable }) => isIndexable && !canonical).map(({ file }) => file)).toEqual([]);
  });

  it('wrong hreflang alternates are detected', () => {
    expect(pricing).toHaveLength(locales.length);
    expect(hreflangIssues(pricing)).toEqual([]);
    const russian = pricing.find(({ file }) => file.startsWith('ru/'))!;
    const wrong: [string, Partial<BuiltHead>][] = [
      ['does not list itself', { alternates: russian.alternates.filter(([language]) => language !== 'ru-RU') }],
      ['wrong x-default', { alternates: russian.alternates.filter(([language]) => language !== 'x-default') }],
      ['duplicate language', { alternates: [...russian.alternates, russian.alternates[0]!] }],
      ['is not a canonical page', { isIndexable: false }],
      ['lists other alternates', { alternates: russian.alternates.slice(1) }],
      ['belongs to another page', { canonical: pricing.at(0)!.canonical }],
    ];
    for (const [issue, change] of wrong) expect(withRussian(() => change).join('\n'), issue).toContain(issue);
  });
});
