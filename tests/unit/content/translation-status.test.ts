import { beforeEach, describe, expect, it } from 'vitest';
import { changedSentences } from '@/lib/content/changed-sentences';
import { acceptTranslations, translationStatus } from '@/lib/content/translation-status';
import { folderPerTest } from '@/tests/temp-folder';

const { at, put, read } = folderPerTest();

const article = (title: string, text: string) => `---\ntitle: ${title}\ndescription: ${title}\n---\n\n${text}\n`;
const english = 'A profile keeps its cookies, its cache and its history. No other profile can see them.';
const stillEnglish = 'not translated: ';

beforeEach(() => {
  put('do-not-translate.json', '{ "terms": ["Octo Browser"] }');
  put('en/shell.json', '{ "menu": "Open the menu", "name": "Octo Browser" }');
  put('en/blog/a.md', article('Profiles and their cookies', english));
  put('en/blog/b.md', article('Second article here', english));
});

const state = (file: string) =>
  translationStatus(at()).find((status) => status.locale === 'ru' && status.file === file)?.state;
const recorded = () => read('ru/source-digests.yml');

it('a translation is current after it is accepted, and outdated after English changes', () => {
  put('ru/shell.json', '{ "menu": "Открыть меню", "name": "Octo Browser" }');
  expect(state('shell.json')).toBe('outdated');
  expect(acceptTranslations(at(), 'ru')).toEqual({ accepted: ['shell.json'], rejected: [] });
  expect(state('shell.json')).toBe('current');
  put('en/shell.json', '{ "menu": "Open this menu", "name": "Octo Browser" }');
  expect(state('shell.json')).toBe('outdated');
  expect([state('errors.json'), state('blog/a.md')]).toEqual(['missing', 'untranslated']);
});

it('a changed link alone makes no translation outdated', () => {
  put('en/blog/a.md', article('Profiles and their cookies', 'See [proxies](/docs/proxies).'));
  put('ru/blog/a.md', article('Профили и куки', 'Смотрите [прокси](/docs/proxies).'));
  acceptTranslations(at(), 'ru');
  put('en/blog/a.md', article('Profiles and their cookies', 'See [proxies](/docs/proxies#types).'));
  expect(state('blog/a.md')).toBe('current');
  put('en/blog/a.md', article('Profiles and their cookies', 'See [all proxies](/docs/proxies).'));
  expect(state('blog/a.md')).toBe('outdated');
});

it('changed metadata makes no translation outdated', () => {
  const withMetadata = (metadata: string) =>
    article('Profiles', 'A text about proxies.').replace('\n---\n\n', `\n${metadata}---\n\n`);
  put('en/blog/a.md', withMetadata('date: 2026-09-14\ntags: [a]\nrelated:\n  /download: 1\n'));
  put('ru/blog/a.md', article('Профили', 'Текст о прокси.'));
  acceptTranslations(at(), 'ru');
  put('en/blog/a.md', withMetadata('date: 2026-09-14\nupdated: 2026-10-01\ntags:\n  - b\ncover: book\n'));
  expect(state('blog/a.md')).toBe('current');
  put('en/blog/a.md', article('Profiles', 'A text about proxies.\n\ncover: book'));
  expect(state('blog/a.md')).toBe('outdated');
});

it('the changed sentences of a source are those that only one version has', () => {
  const before = 'One stays. Two is old.\n\nThree has a [link](/a).';
  const after = 'One stays. Two is new.\n\nThree has a [link](/b).\n\nFour is added.';
  expect(changedSentences(before, after, false)).toEqual({
    removed: ['Two is old.'],
    added: ['Two is new.', 'Four is added.'],
  });
  expect(changedSentences('{\n  "a": "A. B.",\n  "b": "C"\n}', '{\n  "a": "A. D."\n}', true)).toEqual({
    removed: ['"a": "A. B."', '"b": "C"'],
    added: ['"a": "A. D."'],
  });
});

it.each([
  ['shell.json', '{ "menu": "Open the menu", "name": "Octo Browser" }', 'menu'],
  ['blog/a.md', article('Профили и куки', english), 'text'],
  ['blog/a.md', article('Профили и куки', english.replace('cookies', 'куки')), 'text'],
  ['blog/a.md', article('Profiles and their cookies', 'Профиль хранит свои куки.'), 'title, description'],
])('a translation with English text is untranslated even after it is accepted: %s', (file, text, left) => {
  put(`ru/${file}`, text);
  expect(acceptTranslations(at(), 'ru')).toEqual({ accepted: [], rejected: [{ file, reason: stillEnglish + left }] });
  expect(state(file)).toBe('still-english');
});

describe('accepting translations', () => {
  beforeEach(() => {
    put('ru/blog/a.md', article('Профили и куки', 'Профиль хранит свои куки.'));
    put('ru/blog/b.md', article('Вторая статья', 'Ещё одна статья.'));
  });

  it.each(['blog/a.md', 'blog/a', 'ru/blog/a.md'])(
    'accepting the translation of one file leaves others unchanged: %s',
    (name) => {
      const argument = name.startsWith('ru/') ? at(name) : name;
      expect(acceptTranslations(at(), 'ru', [argument]).accepted).toEqual(['blog/a.md']);
      expect([state('blog/a.md'), state('blog/b.md')]).toEqual(['current', 'outdated']);
    },
  );

  it('missing translations and those without an English source are rejected, and the others accepted', () => {
    const { accepted, rejected } = acceptTranslations(at(), 'ru', ['blog/a.md', 'blog/none.md', 'shell.json']);
    expect(accepted).toEqual(['blog/a.md']);
    expect(rejected.map(({ file }) => file)).toEqual(['blog/none.md', 'shell.json']);
  });

  it('rejected translations keep their recorded status', () => {
    acceptTranslations(at(), 'ru');
    const before = recorded();
    put('en/blog/b.md', article('Second article here', `${english} ${english}`));
    put('ru/blog/b.md', article('Вторая статья', english));
    expect(acceptTranslations(at(), 'ru').rejected.map(({ file }) => file)).toEqual(['blog/b.md']);
    expect(recorded()).toBe(before);
  });
});
