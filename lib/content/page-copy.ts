import path from 'node:path';
import { z } from 'zod';
import { readJsonWithPositions, readMessageFile } from '@/lib/content/json-file';
import { ContentError, type Diagnostic } from '@/lib/content/diagnostic';
import { checkSchema } from '@/lib/content/schema-errors';
import { typesetMessages } from '@/lib/content/typeset-messages';
import type { LocaleCode } from '@/lib/i18n/locales';
import { factIds } from '@/lib/urls/catalogue';

const text = z.string().trim().min(1);

const question = z.strictObject({ question: text, answer: text });

/** A part of the address of a group or question: `/faq#proxies`. */
const anchor = z.string().regex(/^[a-z][a-z\d-]*$/, 'it must be lower-case letters, digits and hyphens');

/** A table: names of columns, and rows with a cell for each of them. */
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

/** The words of a page: head, heading, lead, and its blocks. */
export const pageCopySchema = z.strictObject({
  /** How menus, cards and breadcrumbs call the page. */
  name: text,
  /** The title without the site's name. */
  title: text,
  description: text,
  heading: text,
  lead: text,
  /** A section's id is what a page that composes its sections itself asks for. */
  sections: z
    .array(z.strictObject({ id: anchor.optional(), heading: text, text, points: z.array(text).optional() }))
    .default([]),
  /** What to do, in order. */
  steps: z
    .strictObject({ heading: text, text: text.optional(), items: z.array(z.strictObject({ title: text, text })) })
    .optional(),
  table: table.optional(),
  /** A worked example; code samples that belong to it stand in lib/content/code-samples.ts. */
  example: z.strictObject({ heading: text, text, points: z.array(text).optional() }).optional(),
  /** What goes wrong, by what is seen of it, and what to do. */
  troubles: z.strictObject({ heading: text, items: z.array(z.strictObject({ title: text, text })) }).optional(),
  /** What others ask of the reader; the document itself stands in lib/pages/rule-documents.json. */
  rules: z.strictObject({ heading: text, text }).optional(),
  /** What another product's documentation says; lib/pages/citation-sources.json has where. */
  facts: z.partialRecord(z.enum(factIds), text).optional(),
  questions: z.array(question).optional(),
  /** Questions in groups, each with an address of its own. */
  questionGroups: z
    .array(z.strictObject({ id: anchor, name: text, questions: z.array(question.extend({ id: anchor })) }))
    .optional(),
});

export type PageCopy = z.output<typeof pageCopySchema>;

/** The folders of page copy under a language. */
export const copyKinds = ['pages', 'features', 'topics', 'solutions', 'alternatives'] as const;
export type CopyKind = (typeof copyKinds)[number];

/** What a file of page copy says that does not fit the schema. */
function copyFaults(file: string): Diagnostic[] {
  const { json, faults } = readJsonWithPositions(file);
  return [...faults, ...(json ? checkSchema(pageCopySchema, json, 'page copy').faults : [])].map((fault) => ({
    file,
    ...fault,
  }));
}

const cache = new Map<string, PageCopy>();

/**
 * The words of a page in a language, as they are shown, with the brand put in.
 * @throws ContentError naming file, line and field when they do not fit the schema
 */
export function pageCopy(locale: LocaleCode, kind: CopyKind, id: string): PageCopy {
  const file = path.join('messages', locale, kind, `${id}.json`);
  const known = cache.get(file);
  if (known && process.env.NODE_ENV === 'production') return known;
  const parsed = pageCopySchema.safeParse(readMessageFile(file));
  if (!parsed.success) throw new ContentError(copyFaults(file));
  const copy = typesetMessages(parsed.data, locale);
  cache.set(file, copy);
  return copy;
}
