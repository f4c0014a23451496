import { writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { TextCache } from '@/lib/content/text-cache';
import { folderPerTest } from '../../temp-folder';

const { at } = folderPerTest();

it('a result is computed once for the same texts, and again only for other ones', () => {
  const compute = vi.fn(() => ({ ids: ['a'] }));
  const first = new TextCache();
  first.get(['a', 'b'], compute);
  expect(first.get(['a', 'b'], compute)).toEqual({ ids: ['a'] });
  first.write(at('cache/1.json'));
  const second = new TextCache(at('cache/1.json'));
  expect(second.get(['a', 'b'], compute)).toEqual({ ids: ['a'] });
  expect(compute).toHaveBeenCalledTimes(1);
  for (const texts of [['ab'], ['ab', ''], ['', 'ab'], ['b', 'a']]) second.get(texts, compute);
  expect(compute).toHaveBeenCalledTimes(5);
});

it('results that are no longer used are not kept', () => {
  const first = new TextCache();
  for (const text of ['old', 'same']) first.get([text], () => text);
  first.write(at('1.json'));
  const second = new TextCache(at('1.json'));
  second.get(['same'], () => '');
  second.write(at('2.json'));
  const third = new TextCache(at('2.json'));
  expect([third.get(['same'], () => 'again'), third.get(['old'], () => 'again')]).toEqual(['same', 'again']);
});

it('a damaged or missing file is an empty cache', () => {
  writeFileSync(at('damaged.json'), '{"a":');
  for (const file of [at('damaged.json'), at('missing.json')])
    expect(new TextCache(file).get(['a'], () => 'computed')).toBe('computed');
});
