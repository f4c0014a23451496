import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrations, StoreUnusableError } from '@/lib/api/store/store';

/** Which migrations a store was created by. */

type Client = { query: (text: string) => Promise<{ rows: unknown[] }> };

/** Thrown if a store was not created by the migrations of this version; they would fail, or damage it. */
export class IncompatibleStoreError extends StoreUnusableError {
  override name = 'IncompatibleStoreError';
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);
/** A role that may not read the table of migrations may not migrate either; operators migrate with another role. */
const isForbidden = (error: unknown) => codeOf(error) === '42501';
const isMissing = (error: unknown) => ['42P01', '3F000'].includes(codeOf(error));

async function readApplied(client: Client): Promise<string[] | null> {
  try {
    const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by created_at, id');
    return (rows as { hash: string }[]).map(({ hash }) => hash);
  } catch (error) {
    if (isForbidden(error)) return null;
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Compares the hashes of the applied migrations with the migrations of this version. Migrations of a later version are
 * accepted, so that an update can be rolled back.
 * @param remedy what to do about a foreign store
 * @returns whether there is a store and whether it lacks migrations; null if this role may not read that
 * @throws IncompatibleStoreError
 */
export async function checkMigrations(
  client: Client,
  remedy: string,
): Promise<{ isNew: boolean; isOutdated: boolean } | null> {
  const applied = await readApplied(client);
  if (!applied) return null;
  const knownHashes = readMigrationFiles(migrations).map(({ hash }) => hash);
  if (knownHashes.some((hash, i) => i < applied.length && hash !== applied[i])) {
    throw new IncompatibleStoreError(
      `The store was created by a version with other migrations, and cannot be used. ${remedy}`,
    );
  }
  return { isNew: applied.length === 0, isOutdated: applied.length < knownHashes.length };
}
