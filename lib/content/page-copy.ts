import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonWithPositions, readMessageFile } from '@/lib/content/json-file';
import { ContentError, type Diagnostic } from '@/lib/content/diagnostic';
import { fillQuestions, withoutFallback, withFallback, type WithFallback } from '@/lib/content/question-fallback';
import { sourceFile } from '@/lib/content/roots';
import { checkSchema } from '@/lib/content/schema-errors';
import { typesetMessages } from '@/lib/content/typeset-messages';
import { sourceLocale, type LocaleCode } from '@/lib/i18n/locales';
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
type Group = NonNullable<ParsedCopy['questionGroups']>[number];
type Question = WithFallback<z.output<typeof question>>;

/** Parsed copy, in which questions without a translation are marked. */
export type PageCopy = Omit<ParsedCopy, 'questions' | 'questionGroups'> & {
  questions?: Question[] | undefined;
  questionGroups?:
    (WithFallback<Omit<Group, 'questions'>> & { questions: (Question & { id: string })[] })[] | undefined;
};

/** Folders of page copy in each language. */
export const copyFolders = ['pages', 'features', 'topics', 'solutions', 'alternatives'] as const;
export type CopyFolder = (typeof copyFolders)[number];

/** Finds schema violations in a file of page copy. */
function copyDiagnostics(file: string): Diagnostic[] {
  const { json, issues } = readJsonWithPositions(file);
  return [...issues, ...(json ? checkSchema(pageCopySchema, json, 'page copy').issues : [])].map((issue) => ({
    file,
    ...issue,
  }));
}

/** Returns the path of a page's copy file. In development, an untranslated page falls back to the English copy. */
function copyFile(locale: LocaleCode, kind: CopyFolder, id: string): string {
  const fileOf = (code: LocaleCode) => path.join('messages', code, kind, `${id}.json`);
  const translation = fileOf(locale);
  return process.env.NODE_ENV === 'development' && !existsSync(sourceFile(translation))
    ? fileOf(sourceLocale)
    : translation;
}

const cache = new Map<string, PageCopy>();

/**
 * Returns the typeset copy of a page in a language, with the brand inserted, and with English questions where it lacks
 * them.
 * @throws ContentError with file, line and field if it does not match the schema
 */
export function pageCopy(locale: LocaleCode, kind: CopyFolder, id: string): PageCopy {
  const file = copyFile(locale, kind, id);
  const cached = cache.get(file);
  if (cached && process.env.NODE_ENV === 'production') return cached;
  const translation = readMessageFile(file) as object;
  const english = path.join('messages', sourceLocale, kind, `${id}.json`);
  const hasSource = locale !== sourceLocale && existsSync(sourceFile(english));
  const withEnglish = hasSource ? fillQuestions(translation, readMessageFile(english) as object) : translation;
  const parsed = pageCopySchema.safeParse(withoutFallback(withEnglish));
  if (!parsed.success) throw new ContentError(copyDiagnostics(file));
  const copy = withFallback(typesetMessages(parsed.data, locale), withEnglish);
  cache.set(file, copy);
  return copy;
}
