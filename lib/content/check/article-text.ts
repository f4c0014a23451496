import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ArticleFile } from '@/lib/content/article-file';
import { withBrand } from '@/lib/content/brand';
import { markdownFaults, markdownParser, type MarkdownTree } from '@/lib/content/check/markdown-faults';
import { placeholderFaults } from '@/lib/content/check/placeholders';
import { quoted, type Fault } from '@/lib/content/problem';

export type ArticleText = {
  /** Where links lead, as they are written. */
  links: { line: number; address: string }[];
  /** The places that an address can name behind its #. */
  ids: ReadonlySet<string>;
  faults: Fault[];
};

/** Makes the ids that the page's HTML has. */
const drawn = unified().use(remarkRehype).use(rehypeSlug).freeze();

function idsOf(tree: MarkdownTree): Set<string> {
  const ids = new Set<string>();
  const headings: MarkdownTree = { type: 'root', children: [] };
  // The rest of an article is long, and has none. A link in a heading may be defined elsewhere.
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'definition') headings.children.push(node);
  });
  visit(drawn.runSync(headings), 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}

function linksOf(tree: MarkdownTree, moved: number): ArticleText['links'] {
  const links: ArticleText['links'] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    links.push({ line: (node.position?.start.line ?? 1) + moved, address: node.url });
  });
  return links;
}

/** Signs that stand for bytes which are no text. */
// oxlint-disable-next-line no-control-regex
const damaged = /[\uFFFD\0]/;

function damagedLines(text: string, firstLine: number): Fault[] {
  const reason = 'signs on this line cannot be read; write them anew, and save the file as UTF-8';
  return text
    .split('\n')
    .flatMap((line, i) => (damaged.test(line) ? [{ line: firstLine + i, field: 'text', reason }] : []));
}

function titleFaults({ located }: ArticleFile<unknown>): Fault[] {
  const words = (located?.value ?? {}) as Record<string, unknown>;
  return ['title', 'description'].flatMap((field) => {
    const text = words[field];
    if (typeof text !== 'string') return [];
    const line = located!.lineOf([field]);
    const bad = { line, field, reason: `signs in ${quoted(text)} cannot be read; save the file as UTF-8` };
    return [
      ...placeholderFaults(text, 0, field).map((fault) => ({ ...fault, line })),
      ...(damaged.test(text) ? [bad] : []),
    ];
  });
}

/** Reads the text of an article as the site draws it. @param publicFolder where the site's pictures are */
export function readArticleText(article: ArticleFile<unknown>, publicFolder: string): ArticleText {
  const body = withBrand(article.body);
  const tree = markdownParser.parse(body);
  const moved = article.bodyLine - 1;
  const faults = markdownFaults(tree, body, publicFolder).map((fault) => ({ ...fault, line: fault.line + moved }));
  return {
    links: linksOf(tree, moved),
    ids: idsOf(tree),
    faults: [...titleFaults(article), ...damagedLines(body, article.bodyLine), ...faults],
  };
}
