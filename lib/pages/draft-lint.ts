import { localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import type { CollectionName } from '@/lib/urls/route-table';

/** Editor warnings for unfinished articles. Covers are drawn from a motif, so they cannot be missing. */

export type DraftMetadata = {
  collection: CollectionName;
  section?: string | undefined;
  cover?: string | undefined;
  draft?: boolean | undefined;
  /** ISO time. */
  publishAt?: string | undefined;
  now: Date;
  description: string;
  /** The text as Markdown. */
  body: string;
  /** The languages it is written in, and those whose text is older than the English version or still in English. */
  locales: readonly LocaleCode[];
  outdated: readonly LocaleCode[];
  untranslated: readonly LocaleCode[];
};

/** Description length in characters that search results show in full. */
const minDescription = 80;
const maxDescription = 155;

/** Minimum word count by collection; shorter articles are probably incomplete. */
const minWords: Readonly<Record<CollectionName, number>> = {
  blog: 300,
  news: 150,
  helps: 150,
  docs: 200,
  release: 100,
  partner: 150,
  legal: 200,
};

const countWords = (markdown: string) => markdown.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;

type Rule = (article: DraftMetadata) => string | null;

const isScheduled = ({ publishAt, now }: DraftMetadata) => publishAt !== undefined && new Date(publishAt) > now;
const missing = ({ locales }: DraftMetadata) => localeCodes.filter((locale) => !locales.includes(locale));

/** Reasons why an article is unfinished; without any of these, no other warnings are reported. */
const statusRules: readonly Rule[] = [
  ({ draft }) => (draft ? 'Draft: hidden from visitors until “draft: true” is removed.' : null),
  (article) => (isScheduled(article) ? `Scheduled: published by builds from ${article.publishAt} on.` : null),
  (article) => (missing(article).length > 0 ? `Missing translations: ${missing(article).join(', ')}.` : null),
  ({ outdated }) =>
    outdated.length > 0 ? `Outdated translations (English has changed since): ${outdated.join(', ')}.` : null,
  ({ untranslated: english }) => (english.length > 0 ? `Still in English: ${english.join(', ')}.` : null),
];

const qualityRules: readonly Rule[] = [
  ({ description }) => {
    const length = [...description].length;
    return length >= minDescription && length <= maxDescription
      ? null
      : `The description has ${length} characters; it should have ${minDescription} to ${maxDescription}.`;
  },
  ({ body }) => (/\]\(\/(?!\/)|\]: ?\/(?!\/)/.test(body) ? null : 'It has no link to another page of the site.'),
  ({ collection, section }) =>
    (collection === 'docs' || collection === 'helps') && section === undefined
      ? 'It has no section, so it is shown last.'
      : null,
  ({ cover }) => (cover === undefined ? 'It has no cover motif, so its cover shows a book.' : null),
  ({ collection, body }) => {
    const words = countWords(body);
    return words < minWords[collection]
      ? `It has ${words} words; articles of this collection usually have more than ${minWords[collection]}.`
      : null;
  },
];

const applyRules = (rules: readonly Rule[], article: DraftMetadata) => rules.flatMap((rule) => rule(article) ?? []);

/** Warnings for an article; none if it is published and all translations are up to date. */
export function lintDraft(article: DraftMetadata): string[] {
  const statusWarnings = applyRules(statusRules, article);
  return statusWarnings.length === 0 ? [] : [...statusWarnings, ...applyRules(qualityRules, article)];
}
