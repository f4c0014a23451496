import path from 'node:path';
import type { SourceFrontMatter } from '@/lib/content/article-file';
import type { ParsedArticle, ParsedContent } from '@/lib/content/build-index';
import { readArticleText, type ParsedArticleText } from '@/lib/content/check/article-text';
import type { ContentIndex } from '@/lib/content/content-index';
import { hasSameOutline, sectionIds } from '@/lib/content/section-ids';
import { titleLengthReason } from '@/lib/content/title-length';
import type { TextCache } from '@/lib/content/text-cache';
import { isCopiedEnglish } from '@/lib/content/untranslated';
import { readJsonWithPositions } from '@/lib/content/json-file';
import { didYouMean } from '@/lib/text/did-you-mean';
import type { ContentIssue, Diagnostic } from '@/lib/content/diagnostic';
import { isUntranslated } from '@/lib/content/message-parity';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { articleFileAt, checkLinks, type Pages, type PageAnchors } from '@/lib/pages/check/links';
import { pagesWithArticles } from '@/lib/pages/related-articles';
import { collectionNames } from '@/lib/urls/route-table';
import { copyLinkDiagnostics } from '@/lib/pages/check/copy-links';
import { lookUpPageCopy } from '@/lib/pages/page-copy-lookup';

/** Article checks beyond the front matter schema: text, links, taxonomy, untranslated text, duplicate titles. */

const isCollection = (id: string) => (collectionNames as readonly string[]).includes(id);

const keyOf = ({ collection, id, locale }: { collection: string; id: string; locale: LocaleCode }) =>
  `${collection}/${id}/${locale}`;

/** Ids of other elements that links may lead to, by the id of the page's copy. */
const elementIds: Readonly<Record<string, readonly string[]>> = { download: ['downloads'], faq: ['questions'] };

/** The ids on a page with copy, which are the same in every language; null if they depend on the articles it lists. */
function copyAnchors(root: string, pagePath: string): PageAnchors | null {
  const copy = lookUpPageCopy(pagePath);
  if (!copy || isCollection(copy.id)) return null;
  const file = path.join(root, sourceLocale, copy.kind, `${copy.id}.json`);
  try {
    const copyFile = readJsonWithPositions(file).json?.value as {
      questions?: unknown[];
      questionGroups?: { id: string; questions: { id: string }[] }[];
    };
    const groups = copyFile.questionGroups ?? [];
    const ids = new Set([
      ...groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]),
      ...(copyFile.questions ?? []).map((_, i) => `question-${i + 1}`),
      ...(elementIds[copy.id] ?? []),
    ]);
    return { file: path.relative(process.cwd(), path.resolve(file)), locale: sourceLocale, ids };
  } catch {
    // Unreadable files are reported by the check of message files.
    return null;
  }
}

function duplicateTitles(articles: readonly ParsedArticle[]): Diagnostic[] {
  const fileByTitle = new Map<string, string>();
  return [...articles]
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ file, collection, locale, frontMatter, frontMatterNode }) => {
      if (!frontMatter) return [];
      const key = `${collection}/${locale}/${frontMatter.title.trim().toLowerCase()}`;
      const otherFile = fileByTitle.get(key);
      if (otherFile === undefined) fileByTitle.set(key, file);
      if (otherFile === undefined || otherFile === file) return [];
      const reason = `${path.relative(process.cwd(), otherFile)} has this title too; write another, so that readers can tell them apart`;
      return [{ file, line: frontMatterNode!.lineOf(['title']), field: 'title', reason }];
    });
}

function taxonomyIssues(
  { isSource, frontMatter, frontMatterNode }: ParsedArticle,
  names: ReadonlySet<string>,
): ContentIssue[] {
  if (!isSource || !frontMatter) return [];
  const { category, tags = [] } = frontMatter as { category?: string; tags?: string[] };
  const used: [path: (string | number)[], name: string][] = [
    ...(category === undefined ? [] : [[['category'], category] as [string[], string]]),
    ...tags.map((tag, i) => [['tags', i], tag] as [(string | number)[], string]),
  ];
  return used.flatMap(([fieldPath, name], i) => {
    const issue = (reason: string) => ({
      line: frontMatterNode!.lineOf(fieldPath),
      field: String(fieldPath[0]),
      reason,
    });
    if (used.findIndex(([otherPath, otherName]) => otherPath[0] === fieldPath[0] && otherName === name) < i) {
      return [issue(`“${name}” is listed twice`)];
    }
    if (names.has(name)) return [];
    const hint = didYouMean(name, names) || '; add its name there in every language';
    return [issue(`“${name}” has no name in taxonomy.json${hint}`)];
  });
}

/** Reports pages in `related` that list no articles. */
function relatedIssues({ frontMatter, frontMatterNode }: ParsedArticle): ContentIssue[] {
  const { related = {} } = (frontMatter ?? {}) as Partial<SourceFrontMatter>;
  const pages = pagesWithArticles();
  return Object.keys(related)
    .filter((page) => !pages.includes(page))
    .map((page) => ({
      line: frontMatterNode!.lineOf(['related', page]),
      field: 'related',
      reason: `“${page}” is not a page that links to articles${didYouMean(page, pages)}`,
    }));
}

function untranslatedIssues(
  article: ParsedArticle,
  englishArticle: ParsedArticle | undefined,
  untranslatedTerms: ReadonlySet<string> | null,
): ContentIssue[] {
  if (!englishArticle || !untranslatedTerms || article === englishArticle) return [];
  const fields = (article.frontMatterNode?.value ?? {}) as Record<string, unknown>;
  const source = (englishArticle.frontMatterNode?.value ?? {}) as Record<string, unknown>;
  const untranslated = ['title', 'description'].filter((field) => {
    const text = fields[field];
    return typeof text === 'string' && isUntranslated(String(source[field]), text, untranslatedTerms);
  });
  const copied = 'not translated; translate it, or delete the file, so that readers get the English article';
  return [
    ...untranslated.map((field) => ({
      line: article.frontMatterNode!.lineOf([field]),
      field,
      reason: 'not translated; translate it',
    })),
    ...(isCopiedEnglish(englishArticle.body, article.body)
      ? [{ line: article.bodyLine, field: 'text', reason: copied }]
      : []),
  ];
}

export type ArticleRules = {
  /** The content folder that holds the copy of pages. */
  root: string;
  publicFolder: string;
  /** The names of categories and tags. */
  taxonomy: ReadonlySet<string>;
  /** Terms that may be the same in every language; if null, untranslated text is not reported. */
  untranslatedTerms: ReadonlySet<string> | null;
  /** Whether drafts and scheduled articles are checked. */
  drafts: boolean;
  now: Date;
  /** Results for texts of an earlier check. */
  cache?: TextCache | undefined;
};

type CheckedArticle = { article: ParsedArticle; text: ParsedArticleText };

/** Warns of a translation with other sections than its source, whose ids then follow from positions alone. */
function outlineWarnings({ article, text }: CheckedArticle, source: CheckedArticle | undefined): ContentIssue[] {
  if (!source || hasSameOutline(text.outline, source.text.outline)) return [];
  const reason = `its headings differ from those of ${path.relative(process.cwd(), source.article.file)} in number or level; links to its sections may lead elsewhere`;
  return [{ line: article.bodyLine, field: 'text', reason, isWarning: true }];
}

/** Warns of a title that search results cut, and of an article from the future that is shown already. */
function frontMatterWarnings({ isSource, frontMatter, frontMatterNode }: ParsedArticle, now: Date): ContentIssue[] {
  if (!frontMatter) return [];
  const warning = (field: string, reason: string): ContentIssue => ({
    line: frontMatterNode!.lineOf([field]),
    field,
    reason,
    isWarning: true,
  });
  const titleReason = titleLengthReason(frontMatter.title);
  const { date, draft, publishAt } = frontMatter as Partial<SourceFrontMatter>;
  // The editor may be in a time zone where it is already the next day.
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const isEarly = isSource && date !== undefined && date > tomorrow && !draft && !publishAt;
  return [
    ...(titleReason ? [warning('title', titleReason)] : []),
    ...(isEarly ? [warning('date', `is in the future; add “publishAt: ${date} 09:00 UTC”, or correct the date`)] : []),
  ];
}

/** Checks the text of parsed articles. */
export function articleDiagnostics({ articles, index, published }: ParsedContent, rules: ArticleRules): Diagnostic[] {
  const texts = new Map<string, CheckedArticle>();
  for (const article of articles) {
    texts.set(keyOf(article), { article, text: readArticleText(article, rules.publicFolder, rules.cache) });
  }
  const sourceOf = ({ article }: CheckedArticle) =>
    article.isSource ? undefined : texts.get(keyOf({ ...article, locale: sourceLocale }));
  const idsOf = (checked: CheckedArticle): ReadonlySet<string> => {
    const all = sectionIds(checked.text.outline, sourceOf(checked)?.text.outline);
    return new Set(all.flatMap(({ id, aliases }) => [id, ...aliases]));
  };
  const createPages = (visibleIndex: ContentIndex): Pages => ({
    index: visibleIndex,
    fullIndex: index,
    anchorsOf: (pagePath, locale) => {
      const target = articleFileAt(pagePath, locale, visibleIndex);
      const content = target && texts.get(keyOf(target));
      if (!content) return copyAnchors(rules.root, pagePath);
      return { file: path.relative(process.cwd(), content.article.file), locale: target.locale, ids: idsOf(content) };
    },
  });
  // A published article must not lead to a draft.
  const [allPages, publishedPages] = [createPages(index), createPages(published)];
  const textDiagnostics = [...texts.values()]
    .filter(({ article }) => article.isPublished || rules.drafts)
    .flatMap((checked) => {
      const { article, text } = checked;
      const english = texts.get(keyOf({ ...article, locale: sourceLocale }))?.article;
      return [
        ...text.issues,
        ...taxonomyIssues(article, rules.taxonomy),
        ...relatedIssues(article),
        ...untranslatedIssues(article, english, rules.untranslatedTerms),
        ...outlineWarnings(checked, sourceOf(checked)),
        ...frontMatterWarnings(article, rules.now),
        ...checkLinks(article, { ...text, ids: idsOf(checked) }, article.isPublished ? publishedPages : allPages),
      ].map((issue) => ({ file: article.file, ...issue }));
    });
  return [...textDiagnostics, ...duplicateTitles(articles), ...copyLinkDiagnostics(rules.root, publishedPages)];
}
