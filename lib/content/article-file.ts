import { z } from 'zod';
import { authorIds, type AuthorId } from '@/lib/content/authors';
import { stripBom } from '@/lib/content/strip-bom';
import { readFrontMatter, type Located } from '@/lib/content/front-matter';
import { ContentError, type Finding } from '@/lib/content/diagnostic';
import { checkSchema } from '@/lib/content/schema-errors';
import type { CollectionName } from '@/lib/urls/route-table';

/** Article file: YAML front matter between lines of three dashes, then Markdown. See docs/articles.md. */

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const day = z.iso.date('it must be a date like 2026-09-14');

const sentence = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'it must be one line');
const textFields = { title: sentence, description: sentence };
const metadata = {
  ...textFields,
  date: day,
  updated: day.optional(),
  draft: z.boolean().optional(),
  publishAt: z.iso.datetime('it must be a time like 2026-12-01T08:00:00Z').optional(),
};
/** `page` is a segment of list URLs, so articles, categories and tags cannot use it as a name. */
const name = slug.refine((text) => text !== 'page', 'the name "page" is reserved for lists');
const author = z.enum(authorIds, `it must be one of ${authorIds.join(', ')}`).optional();
const journalMetadata = { ...metadata, category: name, tags: z.array(name).default([]), author };

/** Schemas of source-language files, by collection. */
const sourceSchemas = {
  blog: z.strictObject(journalMetadata),
  news: z.strictObject(journalMetadata),
  helps: z.strictObject(metadata),
  docs: z.strictObject(metadata),
  release: z.strictObject({
    ...metadata,
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version like 1.4.0'),
  }),
  partner: z.strictObject(metadata),
  legal: z.strictObject(metadata),
} satisfies Record<CollectionName, z.ZodType>;

const translationSchema = z.strictObject(textFields);

export type ArticleText = z.output<typeof translationSchema>;
export type SourceFront = ArticleText & {
  date: string;
  updated?: string;
  draft?: boolean;
  publishAt?: string;
  category?: string;
  tags?: string[];
  author?: AuthorId;
  version?: string;
};

/** Example lines for missing fields. */
const examples: Readonly<Record<string, string>> = {
  title: 'title: One profile, one account',
  description: 'description: A sentence of 80 to 155 characters.',
  date: 'date: 2026-09-14',
  category: 'category: guides',
  version: 'version: 1.4.0',
};

/** Parsed article file; fields that cannot be read are undefined. */
export type ArticleFile<Front> = {
  /** The parsed front matter; undefined when it is invalid. */
  front: Front | undefined;
  /** The front matter with line numbers; undefined when it is not YAML. */
  located: Located | undefined;
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
  faults: Finding[];
};

const fence = /^ {0,3}(?:```|~~~)/;

/** Returns the index of the first line with a level 1 heading outside of code blocks; -1 if there is none. */
function firstTitle(body: string): number {
  let isCode = false;
  return body.split('\n').findIndex((line) => {
    if (fence.test(line)) isCode = !isCode;
    return !isCode && /^ {0,3}#(?:\s|$)/.test(line);
  });
}

function textFaults(body: string, bodyLine: number): Finding[] {
  const title = firstTitle(body);
  return [
    ...(body === '' ? [{ line: bodyLine, field: 'text', reason: 'the article is empty' }] : []),
    ...(title === -1 ? [] : [{ line: bodyLine + title, field: 'text', reason: titleReason }]),
  ];
}

/** The message for a first-level heading in the body. */
export const titleReason = 'begin headings with ##: the title is the only first-level heading';

function check<T>(schema: z.ZodType<T>, text: string): ArticleFile<T> {
  const { front: located, body, bodyLine, faults } = readFrontMatter(stripBom(text));
  // Without front matter the start of the body is unknown.
  const bodyFaults = bodyLine === 1 ? [] : textFaults(body, bodyLine);
  if (!located) return { front: undefined, located, body, bodyLine, faults: [...faults, ...bodyFaults] };
  const { data, faults: frontFaults } = checkSchema(schema, located, 'front matter', examples);
  return { front: data, located, body, bodyLine, faults: [...faults, ...frontFaults, ...bodyFaults] };
}

/** Checks the file of an article's source language. */
export const checkSource = (text: string, collection: CollectionName): ArticleFile<SourceFront> =>
  check<SourceFront>(sourceSchemas[collection] as z.ZodType<SourceFront>, text);

const metadataNames: ReadonlySet<string> = new Set(
  [...Object.keys(journalMetadata), 'version'].filter((name) => !(name in textFields)),
);

/** Checks the file of a translation, which contains only text fields. */
export function checkTranslation(text: string): ArticleFile<ArticleText> {
  const read = check(translationSchema, text);
  const faults = read.faults.map((fault) =>
    metadataNames.has(fault.field)
      ? { ...fault, reason: 'metadata belongs in the English file; a translation has only title, description and text' }
      : fault,
  );
  return { ...read, faults };
}

type Valid<Front> = { front: Front; body: string; bodyLine: number };

function requireValid<Front>(file: string, { front, body, bodyLine, faults }: ArticleFile<Front>): Valid<Front> {
  if (front === undefined || faults.length > 0) throw new ContentError(faults.map((fault) => ({ file, ...fault })));
  return { front, body, bodyLine };
}

/** Reads an article's source-language file. @throws ContentError */
export const readSource = (file: string, text: string, collection: CollectionName): Valid<SourceFront> =>
  requireValid(file, checkSource(text, collection));

/** Reads the file of a translation, which contains only text fields. @throws ContentError */
export const readTranslation = (file: string, text: string): Valid<ArticleText> =>
  requireValid(file, checkTranslation(text));

/** Reads only the text fields of an article's file in any language. @throws ContentError */
export const readWords = (file: string, text: string): Valid<ArticleText> =>
  requireValid(file, check(z.object(textFields), text));

/** Returns whether a file name, without its extension, is a valid URL segment. */
export function isArticleId(id: string): boolean {
  return name.safeParse(id).success;
}
