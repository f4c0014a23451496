import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { docsSlugs } from '@/lib/urls/docs-map';
import { helpTopics } from '@/lib/urls/help-topics';
import type { CollectionName } from '@/lib/urls/route-table';

/** What an article lacks before it is finished, for its editor. Its cover is drawn by itself, so none can be missing. */

export type DraftMetadata = {
  collection: CollectionName;
  id: string;
  draft?: boolean | undefined;
  /** ISO time. */
  publishAt?: string | undefined;
  now: Date;
  description: string;
  /** The text as Markdown. */
  body: string;
  /** The languages it is written in, and of those the ones that are older than English or still English. */
  locales: readonly LocaleCode[];
  outdated: readonly LocaleCode[];
  english: readonly LocaleCode[];
};

/** A description is shown whole in lists of results between these lengths, in characters. */
const shortest = 80;
const longest = 155;

/** An article of fewer words than nearly all of its kind seems to be begun only. */
const fewWords: Readonly<Record<CollectionName, number>> = {
  blog: 300,
  news: 150,
  helps: 150,
  docs: 200,
  release: 100,
  partner: 150,
  legal: 200,
};

const countWords = (markdown: string) => markdown.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;

/** The table in which the pages of a collection have their place, and where it stands. */
const tables: Partial<Record<CollectionName, { ids: readonly string[]; file: string }>> = {
  docs: { ids: docsSlugs, file: 'lib/urls/docs-map.ts' },
  helps: { ids: helpTopics.flatMap(({ articles }): readonly string[] => articles), file: 'lib/urls/help-topics.ts' },
};

type Rule = (facts: DraftMetadata) => string | null;

const isLater = ({ publishAt, now }: DraftMetadata) => publishAt !== undefined && new Date(publishAt) > now;
const missing = ({ locales }: DraftMetadata) => localeCodes.filter((locale) => !locales.includes(locale));

/** Why an article is not finished: with none of these the others are not told of either. */
const reasons: readonly Rule[] = [
  ({ draft }) => (draft ? 'It is a draft: visitors are not shown it until “draft: true” is taken out.' : null),
  (facts) => (isLater(facts) ? `Visitors are shown it in builds made from ${facts.publishAt} on.` : null),
  (facts) => (missing(facts).length > 0 ? `It is not written in ${missing(facts).join(', ')}.` : null),
  ({ outdated }) => (outdated.length > 0 ? `English has changed since ${outdated.join(', ')} was made from it.` : null),
  ({ english }) => (english.length > 0 ? `It is still English in ${english.join(', ')}.` : null),
];

const lacks: readonly Rule[] = [
  ({ description }) => {
    const length = [...description].length;
    return length >= shortest && length <= longest
      ? null
      : `Its description has ${length} characters; ${shortest} to ${longest} are shown whole.`;
  },
  ({ body }) => (/\]\(\/(?!\/)|\]: ?\/(?!\/)/.test(body) ? null : 'No link in it leads to another page of the site.'),
  ({ collection, id }) => {
    const table = tables[collection];
    return table && !table.ids.includes(id) ? `It has no place in ${table.file}, and stands last.` : null;
  },
  ({ collection, body }) => {
    const words = countWords(body);
    return words < fewWords[collection]
      ? `It has ${words} words; most of its kind have more than ${fewWords[collection]}.`
      : null;
  },
];

const said = (rules: readonly Rule[], facts: DraftMetadata) => rules.flatMap((rule) => rule(facts) ?? []);

/** Sentences on what an article lacks; none for one that is published and written in every language as it is in English. */
export function lintDraft(facts: DraftMetadata): string[] {
  const why = said(reasons, facts);
  return why.length === 0 ? [] : [...why, ...said(lacks, facts)];
}
