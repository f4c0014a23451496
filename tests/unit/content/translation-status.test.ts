import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptTranslations, translationStatus } from '@/lib/content/translation-status';

let root: string;

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const article = (title: string, text: string) => `---\ntitle: ${title}\ndescription: ${title}\n---\n\n${text}\n`;
const english = 'A profile keeps its cookies, its cache and its history. No other profile can see them.';
const stillEnglish = 'it is still English: ';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'status-'));
  put('kept-in-english.json', '{ "texts": ["Octo Browser"] }');
  put('en/shell.json', '{ "menu": "Open the menu", "name": "Octo Browser" }');
  put('en/blog/a.md', article('Profiles and their cookies', english));
  put('en/blog/b.md', article('Second article here', english));
});
afterEach(() => rmSync(root, { recursive: true }));

const state = (file: string) => translationStatus(root).find((one) => one.locale === 'ru' && one.file === file)?.state;
const recorded = () => readFileSync(path.join(root, 'ru/made-from.yml'), 'utf8');

describe('translation status', () => {
  it('a translation is current after it is accepted, and outdated after English changes', () => {
    put('ru/shell.json', '{ "menu": "Открыть меню", "name": "Octo Browser" }');
    expect(state('shell.json')).toBe('outdated');
    expect(acceptTranslations(root, 'ru')).toEqual({ accepted: ['shell.json'], refused: [] });
    expect(state('shell.json')).toBe('current');
    put('en/shell.json', '{ "menu": "Open this menu", "name": "Octo Browser" }');
    expect(state('shell.json')).toBe('outdated');
    expect([state('errors.json'), state('blog/a.md')]).toEqual(['missing', 'untranslated']);
  });

  it.each([
    ['shell.json', '{ "menu": "Open the menu", "name": "Octo Browser" }', 'menu'],
    ['blog/a.md', article('Профили и куки', english), 'text'],
    ['blog/a.md', article('Профили и куки', english.replace('cookies', 'куки')), 'text'],
    ['blog/a.md', article('Profiles and their cookies', 'Профиль хранит свои куки.'), 'title, description'],
  ])('a translation with English text is untranslated even after it is accepted: %s', (file, text, left) => {
    put(`ru/${file}`, text);
    expect(acceptTranslations(root, 'ru')).toEqual({ accepted: [], refused: [{ file, reason: stillEnglish + left }] });
    expect(state(file)).toBe('english');
  });
});

describe('accepting translations', () => {
  beforeEach(() => {
    put('ru/blog/a.md', article('Профили и куки', 'Профиль хранит свои куки.'));
    put('ru/blog/b.md', article('Вторая статья', 'Ещё одна статья.'));
  });

  it.each(['blog/a.md', 'blog/a', 'ru/blog/a.md'])('accepting one file by name leaves others unchanged: %s', (name) => {
    const given = name.startsWith('ru/') ? path.join(root, name) : name;
    expect(acceptTranslations(root, 'ru', [given]).accepted).toEqual(['blog/a.md']);
    expect([state('blog/a.md'), state('blog/b.md')]).toEqual(['current', 'outdated']);
  });

  it('missing files and files without an English source are rejected, and the others accepted', () => {
    const { accepted, refused } = acceptTranslations(root, 'ru', ['blog/a.md', 'blog/none.md', 'shell.json']);
    expect(accepted).toEqual(['blog/a.md']);
    expect(refused.map(({ file }) => file)).toEqual(['blog/none.md', 'shell.json']);
  });

  it('rejected files keep their recorded status', () => {
    acceptTranslations(root, 'ru');
    const before = recorded();
    put('en/blog/b.md', article('Second article here', `${english} ${english}`));
    put('ru/blog/b.md', article('Вторая статья', english));
    expect(acceptTranslations(root, 'ru').refused.map(({ file }) => file)).toEqual(['blog/b.md']);
    expect(recorded()).toBe(before);
  });
});
