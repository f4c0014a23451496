import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ArticleFile } from '@/lib/content/article-file';
import { insertBrand } from '@/lib/content/brand';
import { lintMarkdown, markdownParser, type MarkdownTree } from '@/lib/content/check/markdown-lint';
import { checkPlaceholders } from '@/lib/content/check/placeholders';
import { lineAt } from '@/lib/content/strip-bom';
import { ContentError, quoted, type Finding } from '@/lib/content/diagnostic';
import { withReferences } from '@/lib/content/reference/expand';
import type { LocaleCode } from '@/lib/i18n/locales';

export type ArticleText = {
  /** Link targets as written. */
  links: { line: number; address: string }[];
  /** Fragment ids of the page. */
  ids: ReadonlySet<string>;
  faults: Finding[];
};

/** Generates the same ids as the page's HTML. */
const idGenerator = unified().use(remarkRehype).use(rehypeSlug).freeze();

function idsOf(tree: MarkdownTree): Set<string> {
  const ids = new Set<string>();
  const headings: MarkdownTree = { type: 'root', children: [] };
  // Only headings have ids, and articles are long. A link in a heading may be defined elsewhere.
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'definition') headings.children.push(node);
  });
  visit(idGenerator.runSync(headings), 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}

function linksOf(tree: MarkdownTree, lineOffset: number): ArticleText['links'] {
  const links: ArticleText['links'] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    links.push({ line: (node.position?.start.line ?? 1) + lineOffset, address: node.url });
  });
  return links;
}

/** Replacement characters of invalid bytes. */
// oxlint-disable-next-line no-control-regex
const damaged = /[\uFFFD\0]/;

function damagedLines(text: string, firstLine: number): Finding[] {
  const reason = 'unreadable characters on this line; retype them and save the file as UTF-8';
  return text
    .split('\n')
    .flatMap((line, i) => (damaged.test(line) ? [{ line: firstLine + i, field: 'text', reason }] : []));
}

function titleFaults({ located }: ArticleFile<unknown>): Finding[] {
  const words = (located?.value ?? {}) as Record<string, unknown>;
  return ['title', 'description'].flatMap((field) => {
    const text = words[field];
    if (typeof text !== 'string') return [];
    const bad = { field, reason: `unreadable characters in ${quoted(text)}; retype them and save the file as UTF-8` };
    const faults = [...checkPlaceholders(text, 0, field), ...(damaged.test(text) ? [bad] : [])];
    return faults.map((fault) => ({ ...fault, line: located!.lineOf([field]) }));
  });
}

type Links = ArticleText['links'];

/** A line that is replaced with text generated from a data file. */
const reference = /^\{reference: [^}\n]*\}$/m;

/** Adds the links and ids of references, whose links are reported at the line of the reference. */
function withReferenceText(body: string, line: number, links: Links, article: ReadText): ArticleText {
  const fault = (reason: string) => ({ links, ids: new Set<string>(), faults: [{ line, field: 'text', reason }] });
  try {
    const tree = markdownParser.parse(insertBrand(withReferences(body, article.locale)));
    const known = new Set(links.map(({ address }) => address));
    const more = linksOf(tree, 0).filter(({ address }) => !known.has(address));
    return { links: [...links, ...more.map(({ address }) => ({ line, address }))], ids: idsOf(tree), faults: [] };
  } catch (error) {
    // Issues in a message file are reported with that file.
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing) return fault(`the reference has no messages in this language; add them or remove the reference`);
    return error instanceof ContentError ? { links, ids: new Set(), faults: [] } : fault((error as Error).message);
  }
}

/** Article and the language of its text. */
type ReadText = ArticleFile<unknown> & { locale: LocaleCode };

/** Reads an article's text as the site renders it. @param publicFolder the folder of the site's images */
export function readArticleText(article: ReadText, publicFolder: string): ArticleText {
  const body = insertBrand(article.body);
  const tree = markdownParser.parse(body);
  const lineOffset = article.bodyLine - 1;
  const found = lintMarkdown(tree, body, publicFolder).map((fault) => ({ ...fault, line: fault.line + lineOffset }));
  const faults = [...titleFaults(article), ...damagedLines(body, article.bodyLine), ...found];
  const links = linksOf(tree, lineOffset);
  const at = body.search(reference);
  if (at === -1) return { links, ids: idsOf(tree), faults };
  const whole = withReferenceText(body, lineAt(body, at) + lineOffset, links, article);
  return { ...whole, faults: [...faults, ...whole.faults] };
}
