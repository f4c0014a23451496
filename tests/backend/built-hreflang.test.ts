import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { plainBuild } from '../builds';
import { builtHeads, versionFaults, type BuiltHead } from './built-heads';

/** Where search engines are told that a page is in other languages, on every page that the build has made. */

const heads = builtHeads(plainBuild());
const pricing = heads.filter(({ file }) => /^\w+\/pricing\.html$/.test(file));
/** The pages of pricing, of which the Russian one is changed. */
const withRussian = (change: (head: BuiltHead) => Partial<BuiltHead>) =>
  versionFaults(pricing.map((head) => (head.file.startsWith('ru/') ? { ...head, ...change(head) } : head)));

describe('the versions of built pages in other languages', () => {
  it('all exist, are canonical to themselves and name each other, themselves and a default', () => {
    expect(versionFaults(heads)).toEqual([]);
  });

  it('are looked at on every page, in every language', () => {
    const tags = new Set(heads.flatMap(({ alternates }) => alternates.map(([language]) => language)));
    expect([...tags].toSorted()).toEqual([...locales.map(({ language }) => language), 'x-default'].toSorted());
    expect(heads.filter(({ alternates }) => alternates.length > 0).length).toBeGreaterThan(1000);
    expect(heads.filter(({ canonical, isIndexable }) => isIndexable && !canonical).map(({ file }) => file)).toEqual([]);
  });

  it('are seen to be wrong when one page is', () => {
    expect(pricing).toHaveLength(locales.length);
    expect(versionFaults(pricing)).toEqual([]);
    const russian = pricing.find(({ file }) => file.startsWith('ru/'))!;
    const wrong: [string, Partial<BuiltHead>][] = [
      ['does not list itself', { alternates: russian.alternates.filter(([language]) => language !== 'ru-RU') }],
      [
        'x-default leads elsewhere',
        { alternates: russian.alternates.filter(([language]) => language !== 'x-default') },
      ],
      ['a language stands twice', { alternates: [...russian.alternates, russian.alternates[0]!] }],
      ['is not a page of its own', { isIndexable: false }],
      ['lists others', { alternates: russian.alternates.slice(1) }],
      ['is another page', { canonical: pricing.at(0)!.canonical }],
    ];
    for (const [fault, change] of wrong) expect(withRussian(() => change).join('\n'), fault).toContain(fault);
  });
});
