import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  fillDraft,
  fillMissingTranslations,
  markFallbacks,
  toTranslationPath,
  type FilledCopy,
  type WithFallback,
} from '@/lib/content/english-fallback';
import { ContentError, type ContentIssue } from '@/lib/content/diagnostic';
import type { LocatedValue } from '@/lib/content/front-matter';
import { readJsonWithPositions, readMessageFile } from '@/lib/content/json-file';
import type { MessageTree } from '@/lib/content/message-parity';
import { sourceFile } from '@/lib/config/source-file';
import { checkSchema } from '@/lib/content/schema-errors';
import { typesetMessages } from '@/lib/content/typeset-messages';
import { isDraft, sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
import { comparisonFieldIds } from '@/lib/urls/catalog';

const text = z.string().trim().min(1);

const question = z.strictObject({ question: text, answer: text });

/** URL fragment of a group or question: `/faq#proxies`. */
const anchor = z.string().regex(/^[a-z][a-z\d-]*$/, 'must be lowercase letters, digits and hyphens');

/** Table: column names, and rows with one cell per column. */
const table = z
  .strictObject({
    heading: text,
    text: text.optional(),
    columns: z.array(text).min(2),
    rows: z.array(z.tuple([text], text)),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'each row must have as many cells as there are columns',
    path: ['rows'],
  });

/** Copy of a page: title, headings, lead, and its sections. */
export const pageCopySchema = z.strictObject({
  /** Name of the page in menus, cards and breadcrumbs. */
  name: text,
  /** Title without the site's name. */
  title: text,
  description: text,
  heading: text,
  lead: text,
  /** `id` identifies a section for pages with a custom layout. */
  sections: z
    .array(z.strictObject({ id: anchor.optional(), heading: text, text, bullets: z.array(text).optional() }))
    .default([]),
  /** Instructions, in order. */
  steps: z
    .strictObject({ heading: text, text: text.optional(), items: z.array(z.strictObject({ title: text, text })) })
    .optional(),
  table: table.optional(),
  /** Worked example; its code samples are in lib/content/code-samples.ts. */
  example: z.strictObject({ heading: text, text, bullets: z.array(text).optional() }).optional(),
  /** Symptoms and solutions. */
  troubleshooting: z.strictObject({ heading: text, items: z.array(z.strictObject({ title: text, text })) }).optional(),
  /** Rules of third parties, including laws; links to the documents are in content/regulation-documents.json. */
  regulations: z.strictObject({ heading: text, text }).optional(),
  /** Statements of another product's documentation; the sources are in content/citation-sources.json. */
  comparison: z.partialRecord(z.enum(comparisonFieldIds), text).optional(),
  questions: z.array(question).optional(),
  /** Groups of questions, each with its own fragment. */
  questionGroups: z
    .array(z.strictObject({ id: anchor, name: text, questions: z.array(question.extend({ id: anchor })) }))
    .optional(),
});

type ParsedCopy = z.output<typeof pageCopySchema>;

/** Texts that are needed outside of elements, and so have no fallback; nor has the heading, but in a draft locale. */
type HeadField = 'name' | 'title' | 'description';

/** Parsed copy, in which texts without a translation are English. */
export type PageCopy = Pick<ParsedCopy, HeadField> & WithFallback<Omit<ParsedCopy, HeadField>>;

/** Folders of page copy in each language. */
export const copyFolders = ['pages', 'features', 'topics', 'company', 'tools', 'solutions', 'alternatives'] as const;
export type CopyFolder = (typeof copyFolders)[number];

function fillTranslation(english: MessageTree | null, translation: MessageTree, isDraftLocale: boolean): FilledCopy {
  if (!english) return { filled: translation, fallbacks: [] };
  const { filled, fallbacks } = fillMissingTranslations(english, translation);
  if (!isDraftLocale) return { filled, fallbacks };
  const draft = fillDraft(english, filled);
  // Of the texts without a fallback, only the heading has an element of its own.
  return { ...draft, fallbacks: [...fallbacks, ...draft.fallbacks.filter((path) => path === 'heading')] };
}

/** Finds schema violations in a file of page copy. @param english the English copy, if it replaces what is missing */
export function copyIssues(
  { value, lineOf }: LocatedValue,
  english: MessageTree | null,
  isDraftLocale: boolean,
): ContentIssue[] {
  const translation = value as MessageTree;
  const { filled } = fillTranslation(english, translation, isDraftLocale);
  const { issues } = checkSchema(pageCopySchema, { value: filled, lineOf }, 'page copy');
  return issues.map((issue) => {
    const field = toTranslationPath(filled, translation, issue.field);
    return { ...issue, field, line: lineOf(field.split('.')) };
  });
}

/** Returns the path of a page's copy file: in development, and in a draft locale, the English one if there is none. */
function copyFile(locale: LocaleCode, kind: CopyFolder, id: string): string {
  const fileOf = (code: LocaleCode) => path.join('messages', code, kind, `${id}.json`);
  const translation = fileOf(locale);
  const mayBeMissing = process.env.NODE_ENV === 'development' || isDraft(locale);
  return mayBeMissing && !existsSync(sourceFile(translation)) ? fileOf(sourceLocale) : translation;
}

const cache = new Map<string, PageCopy>();

/**
 * Returns the typeset copy of a page in a language, with the brand inserted, and in English where it lacks a text.
 * @throws ContentError with file, line and field if it does not match the schema
 */
export function pageCopy(locale: LocaleCode, kind: CopyFolder, id: string): PageCopy {
  const file = copyFile(locale, kind, id);
  const cacheKey = `${locale} ${file}`;
  const cached = cache.get(cacheKey);
  if (cached && process.env.NODE_ENV === 'production') return cached;
  const source = path.join('messages', sourceLocale, kind, `${id}.json`);
  const hasSource = locale !== sourceLocale && existsSync(sourceFile(source));
  const english = hasSource ? (readMessageFile(source) as MessageTree) : null;
  const isMissing = hasSource && file === source;
  const translation = isMissing ? {} : (readMessageFile(file) as MessageTree);
  const { filled, fallbacks } = fillTranslation(english, translation, isMissing || isDraft(locale));
  const parsed = pageCopySchema.safeParse(filled);
  if (!parsed.success) {
    const { json, issues } = readJsonWithPositions(file);
    throw new ContentError(
      [...issues, ...(json ? copyIssues(json, english, isDraft(locale)) : [])].map((issue) => ({ file, ...issue })),
    );
  }
  // Texts for the head have no fallback, so they are strings.
  const copy = markFallbacks(typesetMessages(parsed.data, locale), fallbacks) as PageCopy;
  cache.set(cacheKey, copy);
  return copy;
}

/** Returns a section of page copy by its id. @throws Error if there is no such section */
export function sectionById({ name, sections }: PageCopy, id: string): PageCopy['sections'][number] {
  const match = sections.find((section) => section.id === id);
  if (!match) throw new Error(`Section "${id}" is missing from the copy of the page “${name}”.`);
  return match;
}
