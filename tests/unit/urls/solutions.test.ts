import { afterEach, expect, it, vi } from 'vitest';
import { folderPerTest } from '@/tests/temp-folder';

const { at, put } = folderPerTest();

afterEach(() => vi.resetModules());

/** Reads the solutions of a company: one that Russian readers get in place of another, and one for all. */
async function ownSolutions() {
  const page = { icon: 'link', cover: 'shop', team: 'few', order: ['sections'], pages: ['rpa'], solutions: [] };
  const own = [
    { id: 'tours', kind: 'useCase', locales: { except: ['ru', 'uk'] }, counterpart: 'travel', ...page },
    { id: 'travel', kind: 'useCase', locales: { only: ['ru'] }, ...page },
    { id: 'reddit', kind: 'platform', ...page },
  ];
  put('content/solutions.json', JSON.stringify(own));
  vi.spyOn(process, 'cwd').mockReturnValue(at());
  vi.resetModules();
  return import('@/lib/urls/solutions');
}

it('solutions are those of the data file, by kind and in its order', async () => {
  const { solutionIds } = await ownSolutions();
  expect(solutionIds()).toEqual(['tours', 'travel', 'reddit']);
  expect(solutionIds('platform')).toEqual(['reddit']);
});

it('a solution is offered in all languages unless the data lists some or excludes some', async () => {
  const { solutionLocales } = await ownSolutions();
  expect(solutionLocales('reddit')).toContain('uk');
  expect(solutionLocales('travel')).toEqual(['ru']);
  expect(solutionLocales('tours')).toContain('en');
  expect(solutionLocales('tours')).not.toContain('uk');
  expect(solutionLocales('unknown')).toEqual([]);
});

it('of two counterparts, the one offered in a language replaces the other there, in both directions', async () => {
  const { solutionCounterpart } = await ownSolutions();
  expect(solutionCounterpart('ru', 'tours')).toBe('travel');
  expect(solutionCounterpart('en', 'travel')).toBe('tours');
  for (const [locale, id] of [
    ['en', 'tours'],
    ['uk', 'tours'],
    ['uk', 'travel'],
    ['ru', 'reddit'],
    ['ru', 'unknown'],
  ] as const)
    expect(solutionCounterpart(locale, id), `${locale} ${id}`).toBeNull();
});
