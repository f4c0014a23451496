import type { Element, ElementContent, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import { visit } from 'unist-util-visit';
import type { CodeLanguage } from '@/lib/content/code-samples';
import { readFence, withCodeTabs } from '@/lib/content/code-tabs';
import { element } from '@/lib/content/hast-element';
import { codeLines, type CodeToken } from '@/lib/content/highlight';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The languages that code in articles may be marked with, and what each is called above it. */
const languages: Readonly<Record<string, { language: CodeLanguage; name: string }>> = {
  bash: { language: 'bash', name: 'Shell' },
  js: { language: 'javascript', name: 'JavaScript' },
  json: { language: 'json', name: 'JSON' },
  python: { language: 'python', name: 'Python' },
  yaml: { language: 'yaml', name: 'YAML' },
};

/** The mark at a line's end that goes on: styles keep it beside what stands before it. */
const goesOn = ' \\';

/** An address may be broken after its slashes. */
const breakable = (text: string): ElementContent[] =>
  text
    .split(/(?<=[\w$}]\/)/)
    .flatMap((value, i) => [...(i > 0 ? [element('wbr', {}, [])] : []), { type: 'text', value } as const]);

function coloredLine(line: readonly CodeToken[]): ElementContent[] {
  const text = line.map((token) => token.text).join('');
  const end = text.endsWith(goesOn) ? text.length - goesOn.length : text.length;
  const spans: ElementContent[] = [];
  let from = 0;
  for (const { text: whole, kind } of line) {
    const shown = whole.slice(0, Math.max(0, end - from));
    from += whole.length;
    if (shown === '') continue;
    const parts = breakable(shown);
    spans.push(...(kind === 'plain' ? parts : [element('span', { className: [kind] }, parts)]));
  }
  if (end < text.length) spans.push(element('span', { className: ['joined'] }, [{ type: 'text', value: goesOn }]));
  return spans;
}

async function colored(code: string, language: CodeLanguage): Promise<ElementContent[]> {
  const lines = await codeLines(code, language);
  return lines.flatMap((line, i) => [...(i > 0 ? [{ type: 'text', value: '\n' } as const] : []), ...coloredLine(line)]);
}

const known = new LRUCache<string, ReturnType<typeof colored>>({ max: 500 });

/** An article that is not translated is a page of every language, so each piece of code is coloured once. */
function coloredOnce(code: string, language: CodeLanguage) {
  const key = `${language}\n${code}`;
  const coloring = known.get(key) ?? colored(code, language);
  known.set(key, coloring);
  return coloring;
}

/**
 * Stands each piece of code in a figure, which tells its language and file, and colours it where the language is known.
 * Neighbours with tabs become one figure.
 * @param locale the language of the article
 */
export function rehypeCode(locale: LocaleCode) {
  return async (tree: Root) => {
    const pieces: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (node) => {
      const [code] = node.children;
      if (node.tagName === 'pre' && code?.type === 'element') pieces.push({ pre: node, code });
    });
    for (const { pre, code } of pieces) {
      const [text] = code.children;
      const [name = ''] = Array.isArray(code.properties.className) ? code.properties.className : [];
      const own = languages[String(name).replace('language-', '')];
      if (text?.type === 'text' && own) code.children = await coloredOnce(text.value.trimEnd(), own.language);
      const { tab, file } = readFence(code.data?.meta);
      const caption = [
        ...(tab ? [element('span', {}, [{ type: 'text', value: tab }])] : []),
        ...(file ? [element('code', { translate: 'no' }, [{ type: 'text', value: file }])] : []),
      ];
      // It scrolls sideways, so a keyboard must reach it.
      const scrolled = element('pre', { tabIndex: 0 }, [element('code', {}, code.children)]);
      const isNamed = caption.length > 0;
      const properties = { ...(own && !isNamed && { dataCode: own.name }), ...(tab && { dataTab: tab }) };
      Object.assign(
        pre,
        element('figure', properties, [...(isNamed ? [element('figcaption', {}, caption)] : []), scrolled]),
      );
    }
    withCodeTabs(tree, locale);
  };
}
