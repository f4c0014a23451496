import { visit } from 'unist-util-visit';
import type { ArticleFile } from '@/lib/content/article-file';
import { insertBrand } from '@/lib/content/brand';
import { lintMarkdown } from '@/lib/content/check/markdown-lint';
import { markdownParser, type MarkdownTree } from '@/lib/content/inline-markdown';
import { checkPlaceholders, doubledBrand, findDoubledBraces } from '@/lib/content/check/placeholders';
import { lineAt } from '@/lib/content/strip-bom';
import { ContentError, quoted, type ContentIssue } from '@/lib/content/diagnostic';
import { outlineOfMarkdown, type Outline } from '@/lib/content/section-ids';
import { withReferences } from '@/lib/content/reference/expand';
import { TextCache } from '@/lib/content/text-cache';
import type { LocaleCode } from '@/lib/i18n/locales';

export type ParsedArticleText = {
  /** Link targets as written. */
  links: { line: number; url: string }[];
  /** Its headings, with ids derived from their own text. */
  outline: Outline;
  issues: ContentIssue[];
};

function collectLinks(tree: MarkdownTree, lineOffset: number): ParsedArticleText['links'] {
  const links: ParsedArticleText['links'] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    links.push({ line: (node.position?.start.line ?? 1) + lineOffset, url: node.url });
  });
  return links;
}

/** Replacement characters of invalid bytes. */
// oxlint-disable-next-line no-control-regex
const damaged = /[\uFFFD\0]/;

function findDamagedLines(text: string, firstLine: number): ContentIssue[] {
  const reason = 'unreadable characters on this line; retype them and save the file as UTF-8';
  return text
    .split('\n')
    .flatMap((line, i) => (damaged.test(line) ? [{ line: firstLine + i, field: 'text', reason }] : []));
}

function checkTitle({ frontMatterNode }: ArticleFile<unknown>): ContentIssue[] {
  const fields = (frontMatterNode?.value ?? {}) as Record<string, unknown>;
  return ['title', 'description'].flatMap((field) => {
    const text = fields[field];
    if (typeof text !== 'string') return [];
    const damagedIssue = {
      field,
      reason: `unreadable characters in ${quoted(text)}; retype them and save the file as UTF-8`,
    };
    const issues = [
      ...findDoubledBraces(text, 0, field),
      ...checkPlaceholders(text, 0, field),
      ...(damaged.test(text) ? [damagedIssue] : []),
    ];
    return issues.map((issue) => ({ ...issue, line: frontMatterNode!.lineOf([field]) }));
  });
}

type Links = ParsedArticleText['links'];

/** A line that is replaced with text generated from a data file. */
const reference = /^\{reference: [^}\n]*\}$/m;

/** Adds the links and headings of references, whose links are reported at the line of the reference. */
function withReferenceText(body: string, line: number, links: Links, article: LocalizedArticle): ParsedArticleText {
  const issue = (reason: string) => ({ links, outline: [], issues: [{ line, field: 'text', reason }] });
  try {
    const tree = markdownParser.parse(insertBrand(withReferences(body, article.locale)));
    const knownUrls = new Set(links.map(({ url }) => url));
    const newLinks = collectLinks(tree, 0).filter(({ url }) => !knownUrls.has(url));
    return {
      links: [...links, ...newLinks.map(({ url }) => ({ line, url }))],
      outline: outlineOfMarkdown(tree),
      issues: [],
    };
  } catch (error) {
    // Issues in a message file are reported with that file.
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (isMissing) return issue(`the reference has no messages in this language; add them or remove the reference`);
    return error instanceof ContentError ? { links, outline: [], issues: [] } : issue((error as Error).message);
  }
}

/** Article and the language of its text. */
type LocalizedArticle = ArticleFile<unknown> & { locale: LocaleCode };

/** Parses a text that begins at a line of its file. */
function parseText(body: string, bodyLine: number, publicFolder: string): ParsedArticleText {
  const tree = markdownParser.parse(body);
  const lineOffset = bodyLine - 1;
  const issues = lintMarkdown(tree, body, publicFolder).map((issue) => ({ ...issue, line: issue.line + lineOffset }));
  return { links: collectLinks(tree, lineOffset), outline: outlineOfMarkdown(tree), issues };
}

/**
 * Reads an article's text as the site renders it.
 * @param publicFolder the folder of the site's images
 * @param cache results for texts of an earlier check
 */
export function readArticleText(
  article: LocalizedArticle,
  publicFolder: string,
  cache: TextCache = new TextCache(),
): ParsedArticleText {
  // Doubled braces are reported once, not also as an unknown placeholder.
  const body = insertBrand(article.body.replaceAll(doubledBrand, '{brand}'));
  const lineOffset = article.bodyLine - 1;
  const parse = () => parseText(body, article.bodyLine, publicFolder);
  // Whether images exist does not follow from the text.
  const text = body.includes('![') ? parse() : cache.get([body, String(article.bodyLine)], parse);
  const { links } = text;
  const issues = [
    ...checkTitle(article),
    ...findDoubledBraces(article.body, article.bodyLine),
    ...findDamagedLines(body, article.bodyLine),
    ...text.issues,
  ];
  const referenceOffset = body.search(reference);
  if (referenceOffset === -1) return { ...text, issues };
  const expanded = withReferenceText(body, lineAt(body, referenceOffset) + lineOffset, links, article);
  return { ...expanded, issues: [...issues, ...expanded.issues] };
}
