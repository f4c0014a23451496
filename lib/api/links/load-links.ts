import { asc, gt, sql } from 'drizzle-orm';
import type { LocaleCode } from '@/lib/i18n/locales';
import { logError } from '@/lib/api/log-failure';
import { queryRows } from '@/lib/api/store/query-rows';
import { shortLinks } from '@/lib/api/store/short-links-schema';
import type { Database } from '@/lib/api/store/store';
import { toUtmFields } from '@/lib/api/links/link-row';
import type { ShortLink } from '@/lib/request-routing/short-link-table';
import { addUtmFields } from '@/lib/tools/utm-link';

/** Keeps all short links in memory, so that a click neither waits for the store nor fails without it. */

/** Links per query, so that PGlite can run others in between. */
const pageSize = 5000;

/** A value that changes with every change of a link. */
async function readVersion(db: Database): Promise<string> {
  const [row] = await queryRows<{ version: string }>(
    db,
    sql`select count(*) || ' ' || coalesce(sum(extract(epoch from updated_at)), 0) as version from ${shortLinks}`,
  );
  return row!.version;
}

async function readLinks(db: Database): Promise<Map<string, ShortLink>> {
  const links = new Map<string, ShortLink>();
  for (let last = ''; ;) {
    const rows = await db
      .select()
      .from(shortLinks)
      .where(gt(shortLinks.id, last))
      .orderBy(asc(shortLinks.id))
      .limit(pageSize);
    for (const row of rows) {
      links.set(row.id, {
        target: addUtmFields(row.target, toUtmFields(row)),
        locale: row.locale as LocaleCode | null,
        expiresAt: row.expiresAt?.getTime() ?? null,
      });
    }
    if (rows.length < pageSize) return links;
    last = rows.at(-1)!.id;
  }
}

/**
 * Creates a function that reads the links again if they have changed; while the store cannot be read, the known ones
 * stay as they are.
 * @param use called with all links
 */
export function createLinkLoader(
  database: () => Promise<Database>,
  use: (links: ReadonlyMap<string, ShortLink>) => void,
): () => Promise<void> {
  let version = '';
  let hasFailed = false;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function load(): Promise<void> {
    try {
      const db = await database();
      const current = await readVersion(db);
      if (current !== version) use(await readLinks(db));
      version = current;
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) logError('Short links cannot be read; the known ones are used', error);
      hasFailed = true;
    }
  }

  /** Starts when the running one has ended, because that may have missed the newest change. */
  return function refresh(): Promise<void> {
    if (running) return (next ??= running.then(() => refresh()));
    next = null;
    running = load().finally(() => {
      running = null;
    });
    return running;
  };
}
