import path from 'node:path';
import type { ReadArticle, ReadContent } from '@/lib/content/build-index';
import { readArticleText, type ArticleText } from '@/lib/content/check/article-text';
import type { ContentIndex } from '@/lib/content/content-index';
import { isCopiedEnglish } from '@/lib/content/untranslated';
import { readJsonWithPositions } from '@/lib/content/json-file';
import { didYouMean } from '@/lib/content/did-you-mean';
import type { Finding, Diagnostic } from '@/lib/content/diagnostic';
import { isLeftInEnglish } from '@/lib/content/message-parity';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { articleFileAt, checkLinks, type Pages, type Places } from '@/lib/pages/check/links';
import { lookUpPageCopy } from '@/lib/pages/page-copy-lookup';

/** What is wrong with articles beyond the form of each: their texts, links and names, and what they have in common. */

const keyOf = ({ collection, id, locale }: { collection: string; id: string; locale: LocaleCode }) =>
  `${collection}/${id}/${locale}`;

/** The ids that the questions of a page give to places on it, the same in every language. */
function copyPlaces(root: string, address: string): Places | null {
  const copy = lookUpPageCopy(address);
  if (!copy) return null;
  const file = path.join(root, sourceLocale, copy.kind, `${copy.id}.json`);
  try {
    const words = readJsonWithPositions(file).json?.value as {
      questionGroups?: { id: string; questions: { id: string }[] }[];
    };
    const groups = words.questionGroups;
    if (!groups) return null;
    const ids = new Set(groups.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]));
    return { file: path.relative(process.cwd(), path.resolve(file)), locale: sourceLocale, ids };
  } catch {
    // Told of as what it is, elsewhere.
    return null;
  }
}

function titleProblems(articles: readonly ReadArticle[]): Diagnostic[] {
  const first = new Map<string, string>();
  return [...articles]
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ file, collection, locale, front, located }) => {
      if (!front) return [];
      const key = `${collection}/${locale}/${front.title.trim().toLowerCase()}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, file);
      if (other === undefined || other === file) return [];
      const reason = `${path.relative(process.cwd(), other)} has this title too; write another, so that readers can tell them apart`;
      return [{ file, line: located!.lineOf(['title']), field: 'title', reason }];
    });
}

function taxonomyFaults({ isSource, front, located }: ReadArticle, names: ReadonlySet<string>): Finding[] {
  if (!isSource || !front) return [];
  const { category, tags = [] } = front as { category?: string; tags?: string[] };
  const used: [path: (string | number)[], name: string][] = [
    ...(category === undefined ? [] : [[['category'], category] as [string[], string]]),
    ...tags.map((tag, i) => [['tags', i], tag] as [(string | number)[], string]),
  ];
  return used.flatMap(([at, name], i) => {
    const fault = (reason: string) => ({ line: located!.lineOf(at), field: String(at[0]), reason });
    if (used.findIndex(([where, other]) => where[0] === at[0] && other === name) < i) {
      return [fault(`“${name}” stands here twice`)];
    }
    if (names.has(name)) return [];
    const hint = didYouMean(name, names) || '; write its name there, in every language';
    return [fault(`“${name}” has no name in taxonomy.json${hint}`)];
  });
}

function englishFaults(
  own: ReadArticle,
  english: ReadArticle | undefined,
  allowed: ReadonlySet<string> | null,
): Finding[] {
  if (!english || !allowed || own === english) return [];
  const words = (own.located?.value ?? {}) as Record<string, unknown>;
  const source = (english.located?.value ?? {}) as Record<string, unknown>;
  const left = ['title', 'description'].filter((field) => {
    const text = words[field];
    return typeof text === 'string' && isLeftInEnglish(String(source[field]), text, allowed);
  });
  const copied = 'it is still English; translate it, or take the file away: readers are shown the English article then';
  return [
    ...left.map((field) => ({
      line: own.located!.lineOf([field]),
      field,
      reason: 'it is still English; translate it',
    })),
    ...(isCopiedEnglish(english.body, own.body) ? [{ line: own.bodyLine, field: 'text', reason: copied }] : []),
  ];
}

export type ArticleRules = {
  /** The folder of words that holds those of pages. */
  root: string;
  publicFolder: string;
  /** The names of categories and tags. */
  taxonomy: ReadonlySet<string>;
  /** Texts that are the same in every language; without it, no text counts as left in English. */
  allowed: ReadonlySet<string> | null;
  /** Whether texts that nobody is shown yet are checked. */
  drafts: boolean;
};

/** Checks the texts of articles that have been read. */
export function articleDiagnostics({ articles, index, published }: ReadContent, rules: ArticleRules): Diagnostic[] {
  const texts = new Map<string, { article: ReadArticle; text: ArticleText }>();
  for (const article of articles) {
    texts.set(keyOf(article), { article, text: readArticleText(article, rules.publicFolder) });
  }
  const pagesOf = (known: ContentIndex): Pages => ({
    index: known,
    everything: index,
    placesOn: (address, locale) => {
      const target = articleFileAt(address, locale, known);
      const found = target && texts.get(keyOf(target));
      if (!found) return copyPlaces(rules.root, address);
      return { file: path.relative(process.cwd(), found.article.file), locale: target.locale, ids: found.text.ids };
    },
  });
  // A published article must not lead to a draft.
  const [all, shown] = [pagesOf(index), pagesOf(published)];
  const ofTexts = [...texts.values()]
    .filter(({ article }) => article.isPublished || rules.drafts)
    .flatMap(({ article, text }) => {
      const english = texts.get(keyOf({ ...article, locale: sourceLocale }))?.article;
      return [
        ...text.faults,
        ...taxonomyFaults(article, rules.taxonomy),
        ...englishFaults(article, english, rules.allowed),
        ...checkLinks(article, text, article.isPublished ? shown : all),
      ].map((fault) => ({ file: article.file, ...fault }));
    });
  return [...ofTexts, ...titleProblems(articles)];
}
