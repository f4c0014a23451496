import { load, type CheerioAPI } from 'cheerio/slim';
import {
  followed,
  isElement,
  type Element,
  type Json,
  type Trees,
} from '@/lib/http-server/postbuild/dedupe-flight-data/flight-tree';

/** The tags, text and link targets of a page fragment, in document order: `<p>See <a /docs>the documentation`. */
export type TextOutline = string;

type DomNode = ReturnType<CheerioAPI['root']>[0]['children'][number];

const opened = (name: string, href: unknown) => (href === undefined ? `<${name}>` : `<${name} ${String(href)}>`);

export function outlineOfDom(nodes: readonly DomNode[]): TextOutline {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data;
      if (!('attribs' in node)) return '';
      return opened(node.name, node.attribs.href) + outlineOfDom(node.children);
    })
    .join('');
}

const outlineOfHtml = (html: string): TextOutline => outlineOfDom(load(html, null, false).root()[0]!.children);

const fragment = '$Sreact.fragment';

/**
 * Returns the outline of the HTML React renders from a tree.
 * @returns null if that needs client code, or is not known yet
 */
export function outlineOfTree(value: Json | undefined, all: Trees): TextOutline | null {
  if (value === undefined || value === null || typeof value === 'boolean') return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return outlineOfString(value, all);
  if (isElement(value)) return outlineOfElement(value, all);
  if (!Array.isArray(value)) return null;
  const parts = value.map((one) => outlineOfTree(one, all));
  return parts.includes(null) ? null : parts.join('');
}

/**
 * @param properties those of an element
 * @returns the outline of its content; null as for a tree
 */
export function outlineInside(properties: Element[3], all: Trees): TextOutline | null {
  const given = properties.dangerouslySetInnerHTML as { __html: string } | undefined;
  return given ? outlineOfHtml(unescaped(given.__html, all)) : outlineOfTree(properties.children, all);
}

function outlineOfElement([, type, , properties]: Element, all: Trees): TextOutline | null {
  const isFragment = type.startsWith('$') && followed(type, all) === fragment;
  if (type.startsWith('$') && !isFragment) return null;
  const inside = outlineInside(properties, all);
  return inside === null || isFragment ? inside : opened(type, properties.href) + inside;
}

/** Unescapes a string: `$$` is a dollar, and long strings are rows of their own. */
function unescaped(text: string, all: Trees): string {
  if (!text.startsWith('$')) return text;
  return text.startsWith('$$') ? text.slice(1) : (followed(text, all) as string);
}

function outlineOfString(text: string, all: Trees): TextOutline | null {
  if (text === '$undefined') return '';
  if (!text.startsWith('$') || text.startsWith('$$')) return unescaped(text, all);
  const meant = followed(text, all);
  const isText = all.rows.get(text.replace(/^\$L?/, ''))?.tag === 'T';
  if (isText) return meant as string;
  return meant === undefined ? null : outlineOfTree(meant, all);
}
