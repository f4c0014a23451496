import type { Element, ElementContent, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { markdownParser, type MarkdownTree } from '@/lib/content/inline-markdown';
import { element, isHeading } from '@/lib/content/hast-element';

/**
 * Section ids are derived from the headings of the source language, so that a link to a section works in all languages.
 * Ids derived from translated headings are aliases.
 */

/** The headings of an article, in order. */
export type Outline = readonly { level: number; id: string }[];

const levelOf = ({ tagName }: Element): number => Number(tagName.slice(1));

function headingsOf(tree: Root): Element[] {
  const headings: Element[] = [];
  visit(tree, 'element', (node) => {
    if (isHeading(node)) headings.push(node);
  });
  return headings;
}

const outlineOfTree = (tree: Root): Outline =>
  headingsOf(tree).map((heading) => ({ level: levelOf(heading), id: String(heading.properties.id) }));

const slugger = unified().use(remarkRehype).use(rehypeSlug).freeze();

/** Returns the headings of a parsed Markdown text, with the ids that follow from their words. */
export function outlineOfMarkdown(tree: MarkdownTree): Outline {
  const headings: MarkdownTree = { type: 'root', children: [] };
  // Only headings have ids, and articles are long. A link in a heading may be defined elsewhere.
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'definition') headings.children.push(node);
  });
  return outlineOfTree(slugger.runSync(headings));
}

/** An article is the source of up to thirteen translations. */
const cache = new LRUCache<string, Outline>({ max: 200 });

/** Returns the headings of a Markdown text, with the ids that follow from their words. */
export function outlineOf(markdown: string): Outline {
  const outline = cache.get(markdown) ?? outlineOfMarkdown(markdownParser.parse(markdown));
  cache.set(markdown, outline);
  return outline;
}

/** Whether two articles have headings of the same levels in the same order. */
export const hasSameOutline = (a: Outline, b: Outline): boolean =>
  a.length === b.length && a.every(({ level }, i) => level === b[i]!.level);

/** The positions of headings below their parents, such as `2:1 3:0`, which are the same in every language. */
function positionsOf(outline: Outline): string[] {
  const counts: number[] = [];
  return outline.map(({ level }) => {
    counts.length = level + 1;
    counts[level] = (counts[level] ?? -1) + 1;
    return counts.map((count, i) => `${i}:${count}`).join(' ');
  });
}

const bothForms = (id: string) => [id.normalize('NFC'), id.normalize('NFD')];

/** The id of a section, and its further ids. */
export type SectionIds = { id: string; aliases: string[] };

/**
 * Returns the ids of each heading of a text.
 * @param source the text that it was translated from; a heading without a counterpart keeps the id derived from its own text
 */
export function sectionIds(outline: Outline, source: Outline = outline): SectionIds[] {
  const positions = positionsOf(source);
  const sourceIds = new Map(source.map(({ id }, i) => [positions[i], id.normalize('NFC')]));
  const matched = positionsOf(outline).map((position) => sourceIds.get(position));
  const used = new Set(matched.filter((id) => id !== undefined));
  const unique = (id: string): string => {
    let candidate = id;
    for (let count = 1; used.has(candidate); count += 1) candidate = `${id}-${count}`;
    used.add(candidate);
    return candidate;
  };
  const ids = outline.map((heading, i) => matched[i] ?? unique(heading.id.normalize('NFC')));
  return outline.map((heading, i) => {
    const aliases = [...bothForms(heading.id), ...bothForms(ids[i]!)].filter((alias) => !used.has(alias));
    for (const alias of aliases) used.add(alias);
    return { id: ids[i]!, aliases: [...new Set(aliases)] };
  });
}

const decoded = (fragment: string) => {
  try {
    return decodeURIComponent(fragment).normalize('NFC');
  } catch {
    return fragment;
  }
};

/** The element in which a heading's text begins: styles ask whether it is the heading's only child. */
function innermost(node: Element): Element {
  const [child, ...others] = node.children;
  return others.length === 0 && child?.type === 'element' ? innermost(child) : node;
}

/** Gives headings their ids and aliases, after `rehype-slug`; links within the text use the ids. */
export function rehypeSectionIds(source?: Outline) {
  return (tree: Root) => {
    const all = sectionIds(outlineOfTree(tree), source);
    const idOf = new Map(all.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id] as const)));
    for (const [i, heading] of headingsOf(tree).entries()) {
      const { id, aliases } = all[i]!;
      heading.properties.id = id;
      const anchors: ElementContent[] = aliases.map((alias) => element('span', { id: alias }, []));
      innermost(heading).children.unshift(...anchors);
    }
    visit(tree, 'element', (node) => {
      const href = String(node.properties.href ?? '');
      const id = href.startsWith('#') ? idOf.get(decoded(href.slice(1))) : undefined;
      if (id) node.properties.href = `#${encodeURIComponent(id)}`;
    });
  };
}
