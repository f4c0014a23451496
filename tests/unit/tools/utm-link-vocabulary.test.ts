import { expect, it } from 'vitest';
import { checkUtmLink } from '@/lib/tools/utm-link-checks';
import {
  addToUtmVocabulary,
  commonUtmValues,
  mergeUtmVocabularies,
  parseUtmVocabulary,
} from '@/lib/tools/utm-link-vocabulary';

it('common values reveal capitals and typing errors in anybody’s links', () => {
  const check = (medium: string) =>
    checkUtmLink(
      { address: 'https://a.example', fields: { source: 'google', medium } },
      { vocabulary: commonUtmValues },
    );
  expect(check('email')).toEqual([]);
  expect(check('Email').map(({ rule, suggestion }) => [rule, suggestion])).toEqual([['capitals', 'email']]);
  expect(check('emial').map(({ rule, suggestion }) => [rule, suggestion])).toEqual([['near-miss', 'email']]);
});

it('values are kept once, the latest last, up to fifty of a field', () => {
  let vocabulary = addToUtmVocabulary({ source: ['a', 'b'] }, { source: 'a ', medium: '' });
  expect(vocabulary).toEqual({ source: ['b', 'a'] });
  for (let i = 0; i < 60; i += 1) vocabulary = addToUtmVocabulary(vocabulary, { source: `s${i}` });
  expect(vocabulary.source).toHaveLength(50);
  expect(vocabulary.source?.at(-1)).toBe('s59');
});

it('own values come before common ones', () => {
  expect(mergeUtmVocabularies({ source: ['mine', 'google'] }, { source: ['google', 'bing'] })).toEqual({
    source: ['mine', 'google', 'bing'],
  });
});

it.each([null, '', 'null', '[]', '{"source":5}', '{"source":[1,{}]}', '{', '"text"'])(
  'a stored vocabulary %j is read as empty',
  (stored) => {
    expect(parseUtmVocabulary(stored)).toEqual({});
  },
);

it('a stored vocabulary is read again', () => {
  const vocabulary = { source: ['a'], campaign: ['b', 'c'] };
  expect(parseUtmVocabulary(JSON.stringify(vocabulary))).toEqual(vocabulary);
});
