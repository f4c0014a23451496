import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import type { Cheerio, CheerioAPI } from 'cheerio/slim';

type Nodes = ReturnType<Cheerio<never>['contents']>;
type Node = Nodes extends Cheerio<infer T> ? T : never;

/** Inline elements; every other element starts and ends a block of text. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark output q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements without page text, and illustrations. */
const skipped =
  'script, style, template, noscript, svg, button, select, textarea, dialog, [hidden], [aria-hidden="true"], [role="img"], [data-tabs] > fieldset';

/** Collapses whitespace as HTML does, and replaces no-break spaces. */
const collapseWhitespace = (text: string) =>
  withPlainSpaces(text)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();

/** Returns the text of each non-empty block in an element, in document order. */
export function htmlToText($: CheerioAPI, root: Node): string[] {
  const blocks: string[] = [];
  let line = '';
  const endBlock = () => {
    const text = collapseWhitespace(line);
    if (text !== '') blocks.push(text);
    line = '';
  };
  const walk = (node: Node): void => {
    if (node.type === 'text') line += node.data;
    if (node.type !== 'tag' || $(node).is(skipped)) return;
    if (node.name === 'br') line += ' ';
    if (node.name === 'pre') {
      endBlock();
      // Whitespace is significant here.
      const text = $(node).text().trimEnd();
      if (text !== '') blocks.push(text);
      return;
    }
    const isBlock = node !== root && node.name !== 'br' && !inline.has(node.name);
    if (isBlock) endBlock();
    // Adjacent inline elements are separated by CSS only, unless they are parts of one text.
    else if (node.prev?.type === 'tag' && !$(node).is('[data-nowrap]')) line += ' ';
    for (const child of node.children) walk(child);
    if (isBlock) endBlock();
  };
  walk(root);
  endBlock();
  return blocks;
}
