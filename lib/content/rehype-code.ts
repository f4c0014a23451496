import type { Element, ElementContent, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import { visit } from 'unist-util-visit';
import type { CodeLanguage } from '@/lib/content/code-samples';
import { readFence, withCodeTabs } from '@/lib/content/code-tabs';
import { element, isHeading, scrollContainer, textOf } from '@/lib/content/hast-element';
import { codeLines, type CodeToken } from '@/lib/content/highlight';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Supported languages of code blocks, with the names shown above them. */
const languages: Readonly<Record<string, { language: CodeLanguage; name: string }>> = {
  bash: { language: 'bash', name: 'Shell' },
  js: { language: 'javascript', name: 'JavaScript' },
  json: { language: 'json', name: 'JSON' },
  python: { language: 'python', name: 'Python' },
  yaml: { language: 'yaml', name: 'YAML' },
};

/** Line continuation; CSS keeps it with the preceding text. */
const continuation = ' \\';

/** Allows line breaks after the slashes of URLs. */
const breakable = (text: string): ElementContent[] =>
  text
    .split(/(?<=[\w$}]\/)/)
    .flatMap((value, i) => [...(i > 0 ? [element('wbr', {}, [])] : []), { type: 'text', value } as const]);

function highlightLine(line: readonly CodeToken[]): ElementContent[] {
  const text = line.map((token) => token.text).join('');
  const end = text.endsWith(continuation) ? text.length - continuation.length : text.length;
  const spans: ElementContent[] = [];
  let from = 0;
  for (const { text: whole, kind } of line) {
    const visible = whole.slice(0, Math.max(0, end - from));
    from += whole.length;
    if (visible === '') continue;
    const parts = breakable(visible);
    spans.push(...(kind === 'plain' ? parts : [element('span', { className: [kind] }, parts)]));
  }
  if (end < text.length)
    spans.push(element('span', { className: ['joined'] }, [{ type: 'text', value: continuation }]));
  return spans;
}

async function highlight(code: string, language: CodeLanguage): Promise<ElementContent[]> {
  const lines = await codeLines(code, language);
  return lines.flatMap((line, i) => [
    ...(i > 0 ? [{ type: 'text', value: '\n' } as const] : []),
    ...highlightLine(line),
  ]);
}

const cache = new LRUCache<string, ReturnType<typeof highlight>>({ max: 500 });

/** Highlights each code block once: an untranslated article is a page of every language. */
function highlightOnce(code: string, language: CodeLanguage) {
  const key = `${language}\n${code}`;
  const highlighted = cache.get(key) ?? highlight(code, language);
  cache.set(key, highlighted);
  return highlighted;
}

/**
 * Wraps each code block in a figure with its language and file, and highlights supported languages. Adjacent blocks
 * with tabs become one figure.
 * @param locale language of the article
 */
export function rehypeCode(locale: LocaleCode) {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element; heading: string }[] = [];
    let heading = '';
    visit(tree, 'element', (node) => {
      if (isHeading(node)) heading = textOf(node);
      const [code] = node.children;
      if (node.tagName === 'pre' && code?.type === 'element') blocks.push({ pre: node, code, heading });
    });
    for (const { pre, code, heading } of blocks) {
      const [text] = code.children;
      const [name = ''] = Array.isArray(code.properties.className) ? code.properties.className : [];
      const languageEntry = languages[String(name).replace('language-', '')];
      if (text?.type === 'text' && languageEntry)
        code.children = await highlightOnce(text.value.trimEnd(), languageEntry.language);
      const { tab, file } = readFence(code.data?.meta);
      const caption = [
        ...(tab ? [element('span', {}, [{ type: 'text', value: tab }])] : []),
        ...(file ? [element('code', { translate: 'no' }, [{ type: 'text', value: file }])] : []),
      ];
      const label = caption.map(textOf).join(' ') || languageEntry?.name || heading;
      const [firstLine = ''] = textOf(code).trim().split('\n');
      const scrolled = scrollContainer('pre', label || firstLine, [element('code', {}, code.children)]);
      const isNamed = caption.length > 0;
      const properties = {
        ...(languageEntry && !isNamed && { dataLanguageName: languageEntry.name }),
        ...(tab && { dataTab: tab }),
      };
      Object.assign(
        pre,
        element('figure', properties, [...(isNamed ? [element('figcaption', {}, caption)] : []), scrolled]),
      );
    }
    withCodeTabs(tree, locale);
  };
}
