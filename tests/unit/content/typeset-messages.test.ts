import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/content/markdown';
import { transformText, typesetMessages } from '@/lib/content/typeset-messages';
import { localeCodes } from '@/lib/i18n/locales';
import { invisibleCharacter } from '../../invisible-characters';
import { commitOffset, sample } from '../../sampling';

const seen = (text: string) => text.replaceAll('\u00A0', '_');

const links = { file: 'a.md', resolve: () => ({ kind: 'unlinked' }) as const };

it('no-break spaces are inserted into every message', () => {
  const messages = { heading: 'Вход в сеть', rows: [['файл — да']], count: 3 };
  expect(JSON.parse(seen(JSON.stringify(typesetMessages(messages, 'ru'))))).toEqual({
    heading: 'Вход в_сеть',
    rows: [['файл_— да']],
    count: 3,
  });
});

it('typesetting preserves message syntax and arguments', () => {
  const message = '{count, plural, one {# файл в папке} other {# файлов в {name} — и <link>в сети</link>}}';
  expect(seen(typesetMessages({ message }, 'ru').message)).toBe(
    '{count, plural, one {# файл в_папке} other {# файлов в_{name}_— и_<link>в_сети</link>}}',
  );
});

it('typesetting rules apply to the whole text of a message', () => {
  expect(transformText("It''s {a}{b} — <i>{c}</i>", (text) => text.replace(' —', '_—'))).toBe(
    "It''s {a}{b}_— <i>{c}</i>",
  );
});

it('articles get no-break spaces, but not in code or heading IDs', async () => {
  const { html } = await renderMarkdown(
    '## Вход в сеть\n\nЭто `x — y` — **и** в `a/b` и в `/v1/profiles/{id}/settings/proxy`.\n\n```\nв сети — да\n```',
    links,
    'ru',
  );
  expect(seen(html)).toBe(
    '<h2 id="вход-в-сеть">Вход в_сеть</h2>\n<p>Это <code>x — y</code>_— <strong>и</strong> в_<code>a/b</code> и_в_' +
      '<code>/v1/<wbr>profiles/<wbr>{id}/settings/<wbr>proxy</code>.</p>\n' +
      '<figure><pre tabindex="0" role="group" aria-label="Вход в сеть"><code>в сети — да\n</code></pre></figure>',
  );
});

it('words of Chinese headings in articles stay on one line', async () => {
  const { html, headings } = await renderMarkdown('## 读取地址\n\n读取地址', links, 'zh');
  expect(html).toBe(
    '<h2 id="读取地址"><span data-nowrap="">读取</span><span data-nowrap="">地址</span></h2>\n<p>读取地址</p>',
  );
  expect(headings).toMatchObject([{ text: '读取地址' }]);
});

it.each(localeCodes)('no message and no source in %s has invisible characters', (locale) => {
  const names = readdirSync(path.join('messages', locale), { recursive: true, encoding: 'utf8' });
  const invalid = names.filter((name) => {
    if (!/\.(?:json|md)$/.test(name)) return false;
    const text = readFileSync(path.join('messages', locale, name), 'utf8');
    const shown = name.endsWith('.json') ? JSON.stringify(typesetMessages(JSON.parse(text), locale)) : '';
    return invisibleCharacter.test(text + shown);
  });
  expect(invalid).toEqual([]);
});

const articles = localeCodes.flatMap((locale) =>
  readdirSync(path.join('messages', locale), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => [locale, name] as const),
);

it.each(sample(articles, 50, commitOffset))('HTML of %s/%s has no invisible characters', async (locale, name) => {
  const text = readFileSync(path.join('messages', locale, name), 'utf8');
  const { html } = await renderMarkdown(text.replaceAll(/^!\[.*$/gm, ''), links, locale);
  expect(html).not.toMatch(invisibleCharacter);
});
