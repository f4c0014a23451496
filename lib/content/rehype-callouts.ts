import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { IconName } from '@/lib/config/icon-names';
import { typesetUiMessages } from '@/lib/content/ui-messages';
import { textDiagnostic, type TextSource } from '@/lib/content/diagnostic';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Callouts in articles, with their icons. */
const icons = {
  note: 'info',
  tip: 'lightbulb',
  warning: 'triangle-alert',
} as const satisfies Record<string, IconName>;

type Callout = keyof typeof icons;

/** Callout markers: `[!NOTE]`, `[!TIP]`, `[!WARNING]`. */
export const calloutNames: readonly string[] = Object.keys(icons).map((name) => `[!${name.toUpperCase()}]`);

const isCallout = (name: string): name is Callout => name in icons;

/** GitHub's notation: a marker on the first line of a blockquote. */
const marker = /^\[!(\w+)\]\s*/;

function icon(name: IconName): Element {
  const use: Element = {
    type: 'element',
    tagName: 'use',
    properties: { href: `/assets/icons.svg#${name}` },
    children: [],
  };
  return {
    type: 'element',
    tagName: 'svg',
    properties: { width: 20, height: 20, ariaHidden: 'true' },
    children: [use],
  };
}

/**
 * Turns a blockquote that begins with `[!NOTE]`, `[!TIP]` or `[!WARNING]` into a callout with its label above it.
 * @param locale language of the article and the label
 * @throws ContentError for an unknown callout
 */
export function rehypeCallouts(source: TextSource, locale: LocaleCode) {
  const names = typesetUiMessages(locale).articles.callouts;
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'blockquote') return;
      const first = node.children.find((child): child is Element => child.type === 'element');
      const text = first?.children[0];
      const found = text?.type === 'text' ? marker.exec(text.value) : null;
      if (!first || text?.type !== 'text' || !found) return;
      const name = found[1]!.toLowerCase();
      if (!isCallout(name)) {
        throw textDiagnostic(source, node, `"${found[0].trim()}" must be [!NOTE], [!TIP] or [!WARNING]`);
      }
      text.value = text.value.slice(found[0].length);
      const label: ElementContent[] = [icon(icons[name]), { type: 'text', value: names[name] }];
      const isEmpty = text.value === '' && first.children.length === 1;
      const content = node.children.filter((child) => !(isEmpty && child === first));
      const strong: Element = { type: 'element', tagName: 'strong', properties: {}, children: label };
      node.tagName = 'div';
      node.properties = { role: 'note', dataCallout: name };
      node.children = [{ type: 'element', tagName: 'p', properties: {}, children: [strong] }, ...content];
    });
  };
}

/** Formats callouts as plain Markdown: blockquotes that begin with the label. @param locale language of the text */
export function plainCallouts(markdown: string, locale: LocaleCode): string {
  const names = typesetUiMessages(locale).articles.callouts;
  return markdown.replaceAll(/^> \[!(\w+)\]$/gm, (line, name: string) =>
    isCallout(name.toLowerCase()) ? `> **${names[name.toLowerCase() as Callout]}**\n>` : line,
  );
}
