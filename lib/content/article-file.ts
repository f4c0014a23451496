import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { authorIds, type AuthorId } from '@/lib/content/authors';
import { ContentProblem } from '@/lib/content/problem';
import type { CollectionName } from '@/lib/routes/route-table';

/** An article's file: YAML front matter between lines of three dashes, then Markdown. See docs/articles.md. */

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const day = z.iso.date('it must be a date like 2026-09-14');

const sentence = z.string({ error: 'it is missing' }).trim().min(1, 'it is empty');
const words = { title: sentence, description: sentence };
const facts = {
  ...words,
  date: day,
  updated: day.optional(),
  draft: z.boolean().optional(),
  publishAt: z.iso.datetime('it must be a time like 2026-12-01T08:00:00Z').optional(),
};
/** `page` stands in addresses of lists, so no article, category or tag can have that name. */
const name = slug.refine((text) => text !== 'page', 'the name "page" is reserved for lists');
const author = z.enum(authorIds, `it must be one of ${authorIds.join(', ')}`).optional();
const journalFacts = { ...facts, category: name, tags: z.array(name).default([]), author };

/** What the file in the source language holds, per collection. */
const sourceSchemas = {
  blog: z.strictObject(journalFacts),
  news: z.strictObject(journalFacts),
  helps: z.strictObject(facts),
  docs: z.strictObject(facts),
  release: z.strictObject({ ...facts, version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version like 1.4.0') }),
  partner: z.strictObject(facts),
  legal: z.strictObject(facts),
} satisfies Record<CollectionName, z.ZodType>;

const translationSchema = z.strictObject(words);

export type ArticleWords = z.output<typeof translationSchema>;
export type SourceFront = ArticleWords & {
  date: string;
  updated?: string;
  draft?: boolean;
  publishAt?: string;
  category?: string;
  tags?: string[];
  author?: AuthorId;
  version?: string;
};

const pattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

function split(file: string, text: string): { front: unknown; body: string } {
  const match = pattern.exec(text);
  if (!match) throw new ContentProblem(file, 'front matter', 'the file must begin with --- and close it with ---');
  try {
    return { front: parse(match[1]!), body: match[2]!.trim() };
  } catch (error) {
    // The first line of the file are the dashes.
    const line = error instanceof YAMLParseError ? ` near line ${(error.linePos?.[0].line ?? 1) + 1}` : '';
    throw new ContentProblem(file, 'front matter', `it is no valid YAML${line}`);
  }
}

function check<T>(schema: z.ZodType<T>, file: string, text: string): { front: T; body: string } {
  const { front, body } = split(file, text);
  const parsed = schema.safeParse(front);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ContentProblem(file, issue.path.join('.') || 'front matter', issue.message);
  }
  if (body === '') throw new ContentProblem(file, 'text', 'the article is empty');
  if (/^# /m.test(body.replace(/^```[\s\S]*?^```/gm, ''))) {
    throw new ContentProblem(file, 'text', 'begin headings with ##: the title is the only first-level heading');
  }
  return { front: parsed.data, body };
}

/** Reads the file of an article's source language. @throws ContentProblem */
export function readSource(
  file: string,
  text: string,
  collection: CollectionName,
): { front: SourceFront; body: string } {
  return check<SourceFront>(sourceSchemas[collection] as z.ZodType<SourceFront>, file, text);
}

/** Reads the file of a translation, which holds words only. @throws ContentProblem */
export function readTranslation(file: string, text: string): { front: ArticleWords; body: string } {
  return check(translationSchema, file, text);
}

/** Reads only the words of an article's file, whichever language it is in. @throws ContentProblem */
export function readWords(file: string, text: string): { front: ArticleWords; body: string } {
  return check(z.object(words), file, text);
}

/** True when the name of a file, without its ending, can stand in an address. */
export function isArticleId(id: string): boolean {
  return name.safeParse(id).success;
}
