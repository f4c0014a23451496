import { plainCallouts } from '@/lib/content/rehype-callouts';
import { withoutJoins } from '@/lib/i18n/line-joins';
import type { LocaleCode } from '@/lib/i18n/locales';
import { absoluteArticleLink } from '@/lib/pages/article-link';
import { getArticleText } from '@/lib/pages/articles';
import { canonicalUrl } from '@/lib/pages/locale-variants';
import { articlePath } from '@/lib/urls/article-path';
import { withLeadingSlash } from '@/lib/urls/link-kind';
import type { CollectionName } from '@/lib/urls/route-table';

/** Code, which stays as it is, or what a link or picture leads to. */
const codeOrTarget = /```[\s\S]*?```|`[^`\n]*`|\]\(([^)\s]+)/g;

/** Addresses of their own, and places of the same text. */
const isElsewhere = (target: string) => /^(?:https?:|mailto:|#)/.test(target);

/** Where a link of an article leads from anywhere: to the page in the article's language, or to a file of the site. */
function absoluteTarget(target: string, locale: LocaleCode, url: string): string {
  if (isElsewhere(target)) return target;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(withLeadingSlash(target)) ?? [];
  const link = absoluteArticleLink(locale, path);
  return link.kind === 'link' ? link.href + rest : new URL(path + rest, url).href;
}

/**
 * An article as Markdown, for programs that read (docs/machine-readable.md): its title, its lead, where its page is, and its text,
 * with links that lead to the site from anywhere.
 * @throws Error when the article is not there
 */
export async function articleMarkdown(collection: CollectionName, id: string, locale: LocaleCode): Promise<string> {
  const { title, description, body, written } = await getArticleText(collection, id, locale);
  const url = canonicalUrl(locale, articlePath(collection, id));
  const text = plainCallouts(body, written).replaceAll(codeOrTarget, (found, target?: string) =>
    target === undefined ? found : `](${absoluteTarget(target, locale, url)}`,
  );
  return withoutJoins(`# ${title}\n\n> ${description}\n\n<${url}>\n\n${text}\n`);
}
