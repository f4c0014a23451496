import { createHash, randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { apiTokens } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/** Tokens with which programs read exports. */

/** The exports that a token may read; `inbox` has personal data. */
export const tokenScopes = ['overview', 'campaigns', 'links', 'missing', 'inbox'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Digest under which a token is stored, so that a leaked store holds no valid token. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a token. @returns the token, which is not stored */
export async function createToken(
  db: Database,
  token: { name: string; scopes: TokenScope[]; createdBy: string },
): Promise<string> {
  // The prefix lets scanners of repositories find leaked tokens.
  const value = `wb_${randomBytes(32).toString('base64url')}`;
  await db.insert(apiTokens).values({ ...token, digest: tokenDigest(value) });
  return value;
}

/** Lists tokens, newest first, without their digests. */
export function listTokens(db: Database) {
  const { id, name, scopes, createdBy, createdAt, usedAt } = apiTokens;
  return db.select({ id, name, scopes, createdBy, createdAt, usedAt }).from(apiTokens).orderBy(desc(createdAt), id);
}

/** Revokes a token. @returns its name; null if it does not exist */
export async function revokeToken(db: Database, id: string): Promise<string | null> {
  const [revoked] = await db.delete(apiTokens).where(eq(apiTokens.id, id)).returning({ name: apiTokens.name });
  return revoked?.name ?? null;
}
