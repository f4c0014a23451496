import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '@/lib/content/markdown';
import { typesetForCard, inMessage, typesetMessages } from '@/lib/content/typeset-messages';

const seen = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '+');

describe('typeset messages', () => {
  it('line-break rules are applied to every text, and the heading rules to headings', () => {
    const words = { heading: '苹果树', text: '苹果树', rows: [['浏览器']], count: 3 };
    expect(JSON.parse(seen(JSON.stringify(typesetMessages(words, 'zh'))))).toEqual({
      heading: '苹+果+树',
      text: '苹果树',
      rows: [['浏+览+器']],
      count: 3,
    });
  });

  it('message syntax and arguments are preserved', () => {
    const message = '{count, plural, one {# файл в папке} other {# файлов в {name} — и <link>в сети</link>}}';
    expect(seen(typesetMessages({ message }, 'ru').message)).toBe(
      '{count, plural, one {# файл в_папке} other {# файлов в_{name}_— и_<link>в_сети</link>}}',
    );
  });

  it('URL parts stay unchanged', () => {
    expect(typesetMessages({ id: 'profiles-bin', question: 'Что-то' }, 'ru').id).toBe('profiles-bin');
  });

  it('a lead reused in a card may break between any words', () => {
    const { description } = typesetMessages({ description: '为客户管理浏览器和苹果' }, 'zh');
    expect(seen(description)).toContain('为+客+户');
    expect(seen(typesetForCard(description, 'zh'))).toBe('为客+户管理浏+览+器和苹果');
  });

  it('messages that scripts put into titles and labels have no joiners', () => {
    expect(seen(typesetMessages({ title: 'Что-то пошло не так' }, 'ru', true).title)).toBe('Что-то пошло не_так');
  });

  it('rules apply to the whole text of a message', () => {
    expect(inMessage("It''s {a}{b} — <i>{c}</i>", (text) => text.replace(' —', '_—'))).toBe(
      "It''s {a}{b}_— <i>{c}</i>",
    );
  });

  it('line-break rules apply to articles, but not to code or heading IDs', async () => {
    const { html } = await renderMarkdown(
      '## Вход в сеть\n\nЭто `x — y` — **и** в `a/b` и в `/v1/profiles/{id}/settings/proxy`.\n\n```\nв сети — да\n```',
      { file: 'a.md', resolve: () => ({ kind: 'broken' }) },
      'ru',
    );
    expect(seen(html)).toBe(
      '<h2 id="вход-в-сеть">Вход в_сеть</h2>\n<p>Это <code>x — y</code>_— <strong>и</strong> в_<code>a/b</code> и_в_' +
        '<code>/v1/<wbr>profiles/<wbr>{id}/settings/<wbr>proxy</code>.</p>\n' +
        '<figure><pre tabindex="0"><code>в сети — да\n</code></pre></figure>',
    );
  });
});
