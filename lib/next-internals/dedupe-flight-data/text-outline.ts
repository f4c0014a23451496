import { load, type CheerioAPI } from 'cheerio/slim';
import {
  resolveReference,
  isElement,
  type Element,
  type Json,
  type Trees,
} from '@/lib/next-internals/dedupe-flight-data/flight-tree';

/** The tags, text and link targets of a page fragment, in document order: `<p>See <a /docs>the documentation`. */
export type TextOutline = string;

type DomNode = ReturnType<CheerioAPI['root']>[0]['children'][number];

const openTag = (name: string, href: unknown) => (href === undefined ? `<${name}>` : `<${name} ${String(href)}>`);

export function outlineOfDom(nodes: readonly DomNode[]): TextOutline {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data;
      if (!('attribs' in node)) return '';
      return openTag(node.name, node.attribs.href) + outlineOfDom(node.children);
    })
    .join('');
}

const outlineOfHtml = (html: string): TextOutline => outlineOfDom(load(html, null, false).root()[0]!.children);

const fragment = '$Sreact.fragment';

/**
 * Returns the outline of the HTML React renders from a tree.
 * @returns null if rendering it needs client code, or the tree has not been resolved yet
 */
export function outlineOfTree(value: Json | undefined, trees: Trees): TextOutline | null {
  if (value === undefined || value === null || typeof value === 'boolean') return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return outlineOfString(value, trees);
  if (isElement(value)) return outlineOfElement(value, trees);
  if (!Array.isArray(value)) return null;
  const parts = value.map((child) => outlineOfTree(child, trees));
  return parts.includes(null) ? null : parts.join('');
}

/** @param props the props of an element @returns the outline of its content; null as for a tree */
export function outlineOfChildren(props: Element[3], trees: Trees): TextOutline | null {
  const innerHtml = props.dangerouslySetInnerHTML as { __html: string } | undefined;
  return innerHtml ? outlineOfHtml(unescapeString(innerHtml.__html, trees)) : outlineOfTree(props.children, trees);
}

function outlineOfElement([, type, , props]: Element, trees: Trees): TextOutline | null {
  const isFragment = type.startsWith('$') && resolveReference(type, trees) === fragment;
  if (type.startsWith('$') && !isFragment) return null;
  const children = outlineOfChildren(props, trees);
  return children === null || isFragment ? children : openTag(type, props.href) + children;
}

/** Unescapes a string: `$$` is a dollar, and long strings are rows of their own. */
function unescapeString(text: string, trees: Trees): string {
  if (!text.startsWith('$')) return text;
  return text.startsWith('$$') ? text.slice(1) : (resolveReference(text, trees) as string);
}

function outlineOfString(text: string, trees: Trees): TextOutline | null {
  if (text === '$undefined') return '';
  if (!text.startsWith('$') || text.startsWith('$$')) return unescapeString(text, trees);
  const target = resolveReference(text, trees);
  const isText = trees.rows.get(text.replace(/^\$L?/, ''))?.tag === 'T';
  if (isText) return target as string;
  return target === undefined ? null : outlineOfTree(target, trees);
}
