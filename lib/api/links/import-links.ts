import { setImmediate as nextTurn } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { prepareLink, type LinkIssue, type PreparedLink } from '@/lib/api/links/link-input';
import { LinkInputError, randomSlug, takenSlug, type LinkEditing } from '@/lib/api/links/save-link';
import { refreshShortLinks } from '@/lib/api/links/serve-links';
import { shortLinks } from '@/lib/api/store/short-links-schema';
import type { Database } from '@/lib/api/store/store';
import { parseCsv, type CsvError } from '@/lib/tools/csv';
import { utmColumnNames } from '@/lib/tools/utm-link-csv';

/** Imports short links from CSV: all of them, or none if a line is wrong. */

/** Why a line cannot be imported; interfaces explain it. */
export type ImportError = { line: number } & (
  | LinkIssue
  | { field: 'slug'; reason: 'repeated'; /** The line that has the same slug. */ other: number }
  | { reason: 'too-many-lines' }
  | Omit<CsvError, 'line'>
);

export type ImportResult = {
  /** The number of links created; 0 if there are errors. */
  imported: number;
  errors: ImportError[];
  /** Links that were created although something about them should be looked at. */
  notes: { line: number; slug: string; reason: 'redirected' | 'untranslated'; /** Where it leads. */ url: string }[];
};

/** More are rejected, so that an import does not keep the store from other work for long. */
export const maxRows = 20_000;
/** Links checked before other work is let through, and links per statement. */
const batchSize = 500;

const { id: _, ...campaignColumns } = utmColumnNames;

/** Columns of an import, and those of an export that say nothing about a new link. */
const names = {
  slug: ['slug'],
  target: ['target', 'page', 'url'],
  locale: ['locale', 'language'],
  title: ['title'],
  folder: ['folder'],
  tags: ['tags'],
  ...campaignColumns,
  expiresAt: ['expiresat', 'expires_at', 'expires'],
  address: ['address'],
  clicks: ['clicks'],
  archivedAt: ['archivedat'],
  createdAt: ['createdat'],
  updatedAt: ['updatedat'],
} as const satisfies Record<string, readonly string[]>;

const ignored: ReadonlySet<string> = new Set<keyof typeof names>([
  'address',
  'clicks',
  'archivedAt',
  'createdAt',
  'updatedAt',
]);

/** The columns by which links are described, in the order of exports. */
export const importColumns = Object.keys(names).filter((name) => !ignored.has(name));

function toInput(cells: Readonly<Partial<Record<keyof typeof names, string>>>): object {
  const filled = Object.entries(cells).filter(([name, cell]) => cell !== '' && !ignored.has(name));
  const { tags = '', ...input } = Object.fromEntries(filled) as Record<string, string>;
  const list = tags.split(',').map((tag) => tag.trim());
  return { ...input, tags: list.filter(Boolean) };
}

type Line = { line: number; prepared: PreparedLink };
type ValidLine = { line: number; prepared: Exclude<PreparedLink, { issues: unknown[] }> };

/** Returns the slugs that exist already. */
async function findTaken(db: Database, slugs: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let start = 0; start < slugs.length; start += batchSize) {
    const part = slugs.slice(start, start + batchSize);
    const rows = await db.select({ id: shortLinks.id }).from(shortLinks).where(inArray(shortLinks.id, part));
    for (const { id } of rows) taken.add(id);
  }
  return taken;
}

/** Finds slugs that are taken, or that two lines wish for. */
async function findConflicts(db: Database, lines: readonly ValidLine[]): Promise<ImportError[]> {
  const wished = lines.flatMap(({ line, prepared: { slug } }) => (slug ? [{ line, slug }] : []));
  const taken = await findTaken(
    db,
    wished.map(({ slug }) => slug),
  );
  const lineOf = new Map<string, number>();
  return wished.flatMap(({ line, slug }): ImportError[] => {
    if (taken.has(slug)) return [{ line, ...takenSlug }];
    const first = lineOf.get(slug);
    if (first === undefined) lineOf.set(slug, line);
    return first === undefined ? [] : [{ line, field: 'slug', reason: 'repeated', other: first }];
  });
}

function describe({ line, prepared: { check } }: ValidLine, slug: string): ImportResult['notes'] {
  const reasons = [
    ...(check.isRedirected ? (['redirected'] as const) : []),
    ...(check.isUntranslated ? (['untranslated'] as const) : []),
  ];
  return reasons.map((reason) => ({ line, slug, reason, url: check.url }));
}

async function insert(db: Database, lines: readonly ValidLine[], by: string): Promise<ImportResult['notes']> {
  const rows = lines.map(({ prepared: { slug, row } }) => ({
    ...row,
    id: slug ?? randomSlug(),
    createdBy: by,
    updatedBy: by,
  }));
  await db.transaction(async (tx) => {
    for (let start = 0; start < rows.length; start += batchSize) {
      const part = rows.slice(start, start + batchSize);
      const added = await tx.insert(shortLinks).values(part).onConflictDoNothing().returning({ id: shortLinks.id });
      // Somebody else has taken a slug since it was checked.
      if (added.length < part.length) throw new LinkInputError([takenSlug]);
    }
  });
  return lines.flatMap((line, i) => describe(line, rows[i]!.id));
}

/**
 * Imports links from CSV (docs/short-links.md). Every line is checked like a link that is entered.
 * @throws LinkInputError if a slug was taken meanwhile; nothing is imported then
 */
export async function importLinks(db: Database, csv: string, { by, context }: LinkEditing): Promise<ImportResult> {
  const { rows, errors: csvErrors } = parseCsv(csv, { names, required: ['target'] });
  const errors: ImportError[] = [...csvErrors];
  if (rows.length > maxRows) errors.push({ line: rows[maxRows]!.line, reason: 'too-many-lines' });
  const lines: Line[] = [];
  for (const { line, cells } of rows.slice(0, maxRows)) {
    if (lines.length % batchSize === batchSize - 1) await nextTurn();
    lines.push({ line, prepared: prepareLink(toInput(cells), context) });
  }
  for (const { line, prepared } of lines) for (const issue of prepared.issues ?? []) errors.push({ line, ...issue });
  const valid = lines.filter((line): line is ValidLine => !line.prepared.issues);
  errors.push(...(await findConflicts(db, valid)));
  if (errors.length > 0) return { imported: 0, errors: errors.toSorted((a, b) => a.line - b.line), notes: [] };
  const notes = await insert(db, valid, by);
  await refreshShortLinks();
  return { imported: valid.length, errors: [], notes };
}
