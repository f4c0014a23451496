import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { CodeLanguage } from '@/lib/content/code-samples';
import { codeLines } from '@/lib/content/highlight';

/** The languages that code in articles may be marked with, and what each is called above it. */
const languages: Readonly<Record<string, { language: CodeLanguage; name: string }>> = {
  bash: { language: 'bash', name: 'Shell' },
  js: { language: 'javascript', name: 'JavaScript' },
  json: { language: 'json', name: 'JSON' },
  python: { language: 'python', name: 'Python' },
  yaml: { language: 'yaml', name: 'YAML' },
};

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

async function colored(code: string, language: CodeLanguage): Promise<ElementContent[]> {
  const lines = await codeLines(code, language);
  return lines.flatMap((line, i) => [
    ...(i > 0 ? [{ type: 'text', value: '\n' } as const] : []),
    ...line.map(({ text, kind }): ElementContent => {
      const value = { type: 'text', value: text } as const;
      return kind === 'plain' ? value : element('span', { className: [kind] }, [value]);
    }),
  ]);
}

const known = new Map<string, ReturnType<typeof colored>>();

/** An article that is not translated is a page of every language, so each piece of code is coloured once. */
function coloredOnce(code: string, language: CodeLanguage) {
  const key = `${language}\n${code}`;
  const coloring = known.get(key) ?? colored(code, language);
  known.set(key, coloring);
  return coloring;
}

/** Stands each piece of code in a figure, which tells its language, and colours it where that is known. */
export function rehypeCode() {
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
      // It scrolls sideways, so a keyboard must reach it.
      const scrolled = element('pre', { tabIndex: 0 }, [element('code', {}, code.children)]);
      Object.assign(pre, element('figure', own ? { dataCode: own.name } : {}, [scrolled]));
    }
  };
}
