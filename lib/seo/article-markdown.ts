import { plainCallouts } from '@/lib/content/rehype-callouts';
import { withPlainSpaces } from '@/lib/i18n/no-break-spaces';
import type { LocaleCode } from '@/lib/i18n/locales';
import { absoluteArticleLink } from '@/lib/pages/article-link';
import { getArticleText } from '@/lib/pages/articles';
import { canonicalUrl } from '@/lib/pages/locale-variants';
import { articlePath } from '@/lib/urls/article-path';
import { withLeadingSlash } from '@/lib/urls/link-kind';
import type { CollectionName } from '@/lib/urls/route-table';

/** Matches code, which is kept unchanged, or the target of a link or image. */
const codeOrTarget = /```[\s\S]*?```|`[^`\n]*`|\]\(([^)\s]+)/g;

/** Makes a link target absolute: the page in the article's language, a section of it, or a file of the site. */
function absoluteTarget(target: string, locale: LocaleCode, url: string): string {
  if (/^(?:https?:|mailto:)/.test(target)) return target;
  // Readers of Markdown derive ids from translated headings, if at all; the page has them.
  if (target.startsWith('#')) return url + target;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(withLeadingSlash(target)) ?? [];
  const link = absoluteArticleLink(locale, path);
  return link.kind === 'link' ? link.href + rest : new URL(path + rest, url).href;
}

/**
 * An article as Markdown for machine readers (docs/seo.md): title, description, page URL, and text with absolute links.
 * @throws Error if the article does not exist
 */
export async function articleMarkdown(collection: CollectionName, id: string, locale: LocaleCode): Promise<string> {
  const { title, description, body, contentLocale } = await getArticleText(collection, id, locale);
  const url = canonicalUrl(locale, articlePath(collection, id));
  const text = plainCallouts(body, contentLocale).replaceAll(codeOrTarget, (match, target?: string) =>
    target === undefined ? match : `](${absoluteTarget(target, locale, url)}`,
  );
  return withPlainSpaces(`# ${title}\n\n> ${description}\n\n<${url}>\n\n${text}\n`);
}
