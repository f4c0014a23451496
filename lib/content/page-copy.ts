import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parseBranded } from '@/lib/content/brand';
import { ContentProblem } from '@/lib/content/problem';
import type { LocaleCode } from '@/lib/i18n/locales';

const text = z.string().trim().min(1);

/** The words of a page: head, heading, lead, and its sections. */
export const pageCopySchema = z.strictObject({
  /** How menus, cards and breadcrumbs call the page. */
  name: text,
  /** The title without the site's name. */
  title: text,
  description: text,
  heading: text,
  lead: text,
  sections: z.array(z.strictObject({ heading: text, text, points: z.array(text).optional() })).default([]),
  questions: z.array(z.strictObject({ question: text, answer: text })).optional(),
});

export type PageCopy = z.output<typeof pageCopySchema>;

/** The folders of page copy under a language. */
export const copyKinds = ['pages', 'features', 'solutions', 'alternatives'] as const;
export type CopyKind = (typeof copyKinds)[number];

const cache = new Map<string, PageCopy>();

/**
 * The words of a page in a language, with the brand put in.
 * @throws ContentProblem naming file and field when they do not fit the schema
 */
export function pageCopy(locale: LocaleCode, kind: CopyKind, id: string): PageCopy {
  const file = path.join('messages', locale, kind, `${id}.json`);
  const known = cache.get(file);
  if (known && process.env.NODE_ENV === 'production') return known;
  const parsed = pageCopySchema.safeParse(parseBranded(readFileSync(path.join(process.cwd(), file), 'utf8')));
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new ContentProblem(file, issue.path.join('.'), issue.message);
  }
  cache.set(file, parsed.data);
  return parsed.data;
}
