import { z } from 'zod';
import { placementFields, placementNames, type ArticlePlacement } from '@/lib/content/article-placement';
import { stripBom } from '@/lib/content/strip-bom';
import { readFrontMatter, type LocatedValue } from '@/lib/content/front-matter';
import { ContentError, type ContentIssue } from '@/lib/content/diagnostic';
import { parsePublishTime } from '@/lib/content/publish-time';
import { checkSchema } from '@/lib/content/schema-errors';
import { authorIds, type AuthorId } from '@/lib/content/taxonomy';
import type { CollectionName } from '@/lib/urls/route-table';

/** Article file: YAML front matter between lines of three dashes, then Markdown. See docs/articles.md. */

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lowercase words separated by hyphens');
const date = z.iso.date('must be a date like 2026-09-14');

const sentence = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/, 'must be one line');
/** Converted to an ISO time in UTC. */
const publishAt = z.string().transform((text, context) => {
  const time = parsePublishTime(text);
  if (time) return time.toISOString();
  context.addIssue(
    'must be a time like 2026-12-01T08:00:00Z, 2026-12-01T09:00+01:00 or 2026-12-01 09:00 Europe/Berlin',
  );
  return z.NEVER;
});
const textFields = { title: sentence, description: sentence };
const metadata = {
  ...textFields,
  date,
  updated: date.optional(),
  draft: z.boolean().optional(),
  publishAt: publishAt.optional(),
};
/** `page` is a segment of list URLs, so articles, categories and tags cannot use it as a name. */
const name = slug.refine((text) => text !== 'page', 'the name "page" is reserved for lists');
const author = z
  .custom<AuthorId>((id) => authorIds().includes(id as string), {
    error: () => `must be one of ${authorIds().join(', ')}`,
  })
  .optional();
const journalMetadata = { ...metadata, category: name, tags: z.array(name).default([]), author };

/** Schemas of source-language files, by collection. */
const sourceSchemas = {
  blog: z.strictObject({ ...journalMetadata, ...placementFields.blog }),
  news: z.strictObject({ ...journalMetadata, ...placementFields.news }),
  helps: z.strictObject({ ...metadata, ...placementFields.helps }),
  docs: z.strictObject({ ...metadata, ...placementFields.docs }),
  release: z.strictObject({
    ...metadata,
    version: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version like 1.4.0'),
    ...placementFields.release,
  }),
  partner: z.strictObject({ ...metadata, ...placementFields.partner }),
  legal: z.strictObject({ ...metadata, ...placementFields.legal }),
} satisfies Record<CollectionName, z.ZodType>;

/** Returns the schema of a collection's source-language files; its fields are in the order of the front matter. */
export const sourceSchemaOf = (collection: CollectionName): z.ZodType => sourceSchemas[collection];

const translationSchema = z.strictObject(textFields);

export type ArticleFrontMatter = z.output<typeof translationSchema>;
export type SourceFrontMatter = ArticleFrontMatter &
  ArticlePlacement & {
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
export type ArticleFile<FrontMatter> = {
  /** The parsed front matter; undefined when it is invalid. */
  frontMatter: FrontMatter | undefined;
  /** The front matter with line numbers; undefined when it is not YAML. */
  frontMatterNode: LocatedValue | undefined;
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
  issues: ContentIssue[];
};

const fence = /^ {0,3}(?:```|~~~)/;

/** Returns the index of the first line with a level 1 heading outside of code blocks; -1 if there is none. */
function findTitleLine(body: string): number {
  let isCode = false;
  return body.split('\n').findIndex((line) => {
    if (fence.test(line)) isCode = !isCode;
    return !isCode && /^ {0,3}#(?:\s|$)/.test(line);
  });
}

function checkBody(body: string, bodyLine: number): ContentIssue[] {
  const title = findTitleLine(body);
  return [
    ...(body === '' ? [{ line: bodyLine, field: 'text', reason: 'the article is empty' }] : []),
    ...(title === -1 ? [] : [{ line: bodyLine + title, field: 'text', reason: titleReason }]),
  ];
}

/** The message for a first-level heading in the body. */
export const titleReason = 'begin headings with ##: the title is the only first-level heading';

function checkArticle<T>(schema: z.ZodType<T>, text: string): ArticleFile<T> {
  const { frontMatter: frontMatterNode, body, bodyLine, issues } = readFrontMatter(stripBom(text));
  // Without front matter the start of the body is unknown.
  const bodyIssues = bodyLine === 1 ? [] : checkBody(body, bodyLine);
  if (!frontMatterNode)
    return { frontMatter: undefined, frontMatterNode, body, bodyLine, issues: [...issues, ...bodyIssues] };
  const { data, issues: frontMatterIssues } = checkSchema(schema, frontMatterNode, 'front matter', examples);
  return {
    frontMatter: data,
    frontMatterNode,
    body,
    bodyLine,
    issues: [...issues, ...frontMatterIssues, ...bodyIssues],
  };
}

/** Checks the file of an article's source language. */
export const checkSource = (text: string, collection: CollectionName): ArticleFile<SourceFrontMatter> =>
  checkArticle<SourceFrontMatter>(sourceSchemas[collection] as z.ZodType<SourceFrontMatter>, text);

const metadataNames: ReadonlySet<string> = new Set(
  [...Object.keys(journalMetadata), ...placementNames, 'version'].filter((name) => !(name in textFields)),
);

/** Checks the file of a translation, which contains only text fields. */
export function checkTranslation(text: string): ArticleFile<ArticleFrontMatter> {
  const parsed = checkArticle(translationSchema, text);
  const issues = parsed.issues.map((issue) =>
    metadataNames.has(issue.field)
      ? { ...issue, reason: 'metadata belongs in the English file; a translation has only title, description and text' }
      : issue,
  );
  return { ...parsed, issues };
}

type Valid<FrontMatter> = { frontMatter: FrontMatter; body: string; bodyLine: number };

function requireValid<FrontMatter>(
  file: string,
  { frontMatter, body, bodyLine, issues }: ArticleFile<FrontMatter>,
): Valid<FrontMatter> {
  if (frontMatter === undefined || issues.length > 0)
    throw new ContentError(issues.map((issue) => ({ file, ...issue })));
  return { frontMatter, body, bodyLine };
}

/** Reads an article's source-language file. @throws ContentError */
export const readSource = (file: string, text: string, collection: CollectionName): Valid<SourceFrontMatter> =>
  requireValid(file, checkSource(text, collection));

/** Reads the file of a translation, which contains only text fields. @throws ContentError */
export const readTranslation = (file: string, text: string): Valid<ArticleFrontMatter> =>
  requireValid(file, checkTranslation(text));

/** Reads only the text fields of an article's file in any language. @throws ContentError */
export const readArticleTexts = (file: string, text: string): Valid<ArticleFrontMatter> =>
  requireValid(file, checkArticle(z.object(textFields), text));

/** Returns whether a file name, without its extension, is a valid URL segment. */
export function isArticleId(id: string): boolean {
  return name.safeParse(id).success;
}
