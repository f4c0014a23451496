import type { Element, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { textDiagnostic, type TextSource } from '@/lib/content/diagnostic';
import { rehypeCallouts } from '@/lib/content/rehype-callouts';
import { rehypeApiEndpoint } from '@/lib/content/rehype-api-endpoint';
import { rehypeCode } from '@/lib/content/rehype-code';
import { rehypeHeadings, type Heading } from '@/lib/content/rehype-headings';
import { localApiAddress } from '@/lib/content/reference/local-api';
import { rehypeJoins } from '@/lib/content/rehype-joins';
import { rehypeRpaNodes } from '@/lib/content/rehype-rpa-nodes';
import { rehypeImages } from '@/lib/content/rehype-images';
import { rehypeTables } from '@/lib/content/rehype-tables';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { withLeadingSlash } from '@/lib/urls/link-kind';

/** Where a link inside an article leads; `unlinked` leaves its words without a link. */
export type ArticleLink = { kind: 'link'; href: string } | { kind: 'unlinked' } | { kind: 'broken' };

export type LinkRule = TextSource & {
  /** Turns a page's own path into the address that the reader's language uses. */
  resolve: (path: string) => ArticleLink;
};

/** Internal links are written without a language; each language links to its own pages. */
function rehypeLinks({ resolve, ...source }: LinkRule) {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'a') return;
      const href = String(node.properties.href ?? '');
      if (/^(?:https?|mailto):/.test(href)) {
        node.properties.rel = ['noopener'];
        return;
      }
      if (href.startsWith('#') || href === localApiAddress) return;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(withLeadingSlash(href)) ?? [];
      const resolved = resolve(path);
      if (resolved.kind === 'broken') throw textDiagnostic(source, node, `the link to "${href}" leads to no page`);
      if (resolved.kind === 'link') {
        node.properties.href = resolved.href + rest;
      } else {
        node.tagName = 'span';
        node.properties = {};
      }
    });
  };
}

/**
 * Turns an article's Markdown (with GitHub's tables) into HTML. Raw HTML in it is left out; the check of the content
 * tells of it.
 * @param locale the language it is written in, whose lines break as lib/i18n/line-joins.ts tells
 * @returns the HTML, and the article's headings of the second and third level in their order
 * @throws ContentError when an internal link leads nowhere, a picture is not there, or a remark is of no known kind
 */
export async function renderMarkdown(
  markdown: string,
  links: LinkRule,
  locale: LocaleCode = sourceLocale,
): Promise<{ html: string; headings: readonly Heading[] }> {
  const headings: Heading[] = [];
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(rehypeCode, locale)
    .use(rehypeApiEndpoint)
    .use(rehypeRpaNodes)
    .use(rehypeCallouts, links, locale)
    .use(rehypeImages, links)
    .use(rehypeLinks, links)
    .use(rehypeJoins, locale)
    .use(rehypeHeadings, headings)
    .use(rehypeTables, locale)
    .use(rehypeStringify)
    .process(markdown);
  return { html: String(file), headings };
}
