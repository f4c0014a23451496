import type { Element, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ContentProblem } from '@/lib/content/problem';
import { rehypeJoins } from '@/lib/content/rehype-joins';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { withLeadingSlash } from '@/lib/routes/link-kind';
import { responsiveAttributes } from '@/lib/assets/responsive-pictures';

/** Where a link inside an article leads; `unlinked` leaves its words without a link. */
export type ArticleLink = { kind: 'link'; href: string } | { kind: 'unlinked' } | { kind: 'broken' };

export type LinkRule = {
  /** The file, for messages. */
  file: string;
  /** Turns a page's own path into the address that the reader's language uses. */
  resolve: (path: string) => ArticleLink;
};

/** Internal links are written without a language; each language links to its own pages. */
function rehypeLinks({ file, resolve }: LinkRule) {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      // Both scroll sideways, so a keyboard must reach them.
      if (node.tagName === 'table' || node.tagName === 'pre') node.properties.tabIndex = 0;
      if (node.tagName === 'img') {
        Object.assign(node.properties, responsiveAttributes(String(node.properties.src)), {
          loading: 'lazy',
          decoding: 'async',
        });
      }
      if (node.tagName !== 'a') return;
      const href = String(node.properties.href ?? '');
      if (/^(?:https?|mailto):/.test(href)) {
        node.properties.rel = ['noopener'];
        return;
      }
      if (href.startsWith('#')) return;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(withLeadingSlash(href)) ?? [];
      const resolved = resolve(path);
      if (resolved.kind === 'broken') throw new ContentProblem(file, 'text', `the link to "${href}" leads to no page`);
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
 * Turns an article's Markdown (with GitHub's tables) into HTML. Raw HTML in it is left out.
 * @param locale the language it is written in, whose lines break as lib/i18n/line-joins.ts tells
 * @throws ContentProblem when an internal link leads nowhere
 */
export async function renderMarkdown(
  markdown: string,
  links: LinkRule,
  locale: LocaleCode = sourceLocale,
): Promise<string> {
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(rehypeSlug)
    .use(rehypeLinks, links)
    .use(rehypeJoins, locale)
    .use(rehypeStringify)
    .process(markdown);
  return String(file);
}
