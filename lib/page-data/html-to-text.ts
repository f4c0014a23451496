import { withoutJoins } from '@/lib/i18n/line-joins';
import type { Cheerio, CheerioAPI } from 'cheerio/slim';

type Nodes = ReturnType<Cheerio<never>['contents']>;
type Node = Nodes extends Cheerio<infer T> ? T : never;

/** Elements that stand within a line; every other one begins and ends a block of text. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark output q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** What holds no text of the page, and what is only drawn. */
const skipped =
  'script, style, template, noscript, svg, button, select, textarea, dialog, [hidden], [aria-hidden="true"], [role="img"], [data-tabs] > fieldset';

/** Spaces and line breaks as HTML folds them; where lines may break is the page's business. */
const fold = (text: string) =>
  withoutJoins(text)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim();

/** The text of the blocks within an element, in the order of the document: one entry for each block that has any. */
export function htmlToText($: CheerioAPI, root: Node): string[] {
  const blocks: string[] = [];
  let line = '';
  const endBlock = () => {
    const text = fold(line);
    if (text !== '') blocks.push(text);
    line = '';
  };
  const walk = (node: Node): void => {
    if (node.type === 'text') line += node.data;
    if (node.type !== 'tag' || $(node).is(skipped)) return;
    if (node.name === 'br') line += ' ';
    if (node.name === 'pre') {
      endBlock();
      // Its spaces and line breaks are part of what it says.
      const text = $(node).text().trimEnd();
      if (text !== '') blocks.push(text);
      return;
    }
    const isBlock = node !== root && node.name !== 'br' && !inline.has(node.name);
    if (isBlock) endBlock();
    // Two that touch in the source are kept apart by their styles.
    else if (node.prev?.type === 'tag') line += ' ';
    for (const child of node.children) walk(child);
    if (isBlock) endBlock();
  };
  walk(root);
  endBlock();
  return blocks;
}
