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
import { localApiPath } from '@/lib/content/reference/local-api';
import { rehypeSectionIds, type Outline } from '@/lib/content/section-ids';
import { rehypeLineBreaks } from '@/lib/content/rehype-line-breaks';
import { rehypeRpaNodes } from '@/lib/content/rehype-rpa-nodes';
import { rehypeImages } from '@/lib/content/rehype-images';
import { rehypeTables } from '@/lib/content/rehype-tables';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { withLeadingSlash } from '@/lib/urls/link-kind';

/** Target of a link in an article; `unlinked` keeps its text without a link. */
export type ArticleLink = { kind: 'link'; href: string } | { kind: 'unlinked' } | { kind: 'broken' };

export type LinkRule = TextSource & {
  /** Resolves a page path to the URL in the reader's language. */
  resolve: (path: string) => ArticleLink;
};

/** Resolves internal links, which are written without a language. */
function rehypeLinks({ resolve, ...source }: LinkRule) {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'a') return;
      const href = String(node.properties.href ?? '');
      if (/^(?:https?|mailto):/.test(href)) {
        node.properties.rel = ['noopener'];
        return;
      }
      if (href.startsWith('#') || href === localApiPath) return;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(withLeadingSlash(href)) ?? [];
      const resolved = resolve(path);
      if (resolved.kind === 'broken') throw textDiagnostic(source, node, `broken link to "${href}"`);
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
 * Renders an article's Markdown (GFM) as HTML. Raw HTML is dropped; the content check reports it.
 * @param locale language of the text, for no-break spaces (lib/i18n/no-break-spaces.ts)
 * @param source headings of the text that this one was translated from, whose ids its sections have
 * @returns the HTML, and the level 2 and 3 headings in order
 * @throws ContentError for a broken internal link, a missing image or an unknown callout
 */
export async function renderMarkdown(
  markdown: string,
  links: LinkRule,
  locale: LocaleCode = sourceLocale,
  source?: Outline,
): Promise<{ html: string; headings: readonly Heading[] }> {
  const headings: Heading[] = [];
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(rehypeSectionIds, source)
    .use(rehypeCode, locale)
    .use(rehypeApiEndpoint)
    .use(rehypeRpaNodes)
    .use(rehypeCallouts, links, locale)
    .use(rehypeImages, links)
    .use(rehypeLinks, links)
    .use(rehypeLineBreaks, locale)
    .use(rehypeHeadings, headings)
    .use(rehypeTables, locale)
    .use(rehypeStringify)
    .process(markdown);
  return { html: String(file), headings };
}
