import { createHash, randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { apiTokens } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/** Tokens with which programs read exports: `Authorization: Bearer fwb_…`. Only their digests are stored. */

/** The exports that a token may read; `inbox` has personal data. */
export const tokenScopes = ['overview', 'campaigns', 'links', 'missing', 'inbox'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** By which scanners of repositories find leaked tokens. */
const prefix = 'fwb_';
const bearer = /^Bearer +(fwb_[\w-]{43})$/i;
/** Milliseconds between two updates of the time of use. */
const usageInterval = 60 * 60 * 1000;

/** Returns what is stored of a token. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a token. @returns the token, which is not stored */
export async function createToken(
  db: Database,
  token: { name: string; scopes: TokenScope[]; createdBy: string },
): Promise<string> {
  const value = prefix + randomBytes(32).toString('base64url');
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

/** Returns the scopes of a request's token; null without a valid one. */
export async function readToken(db: Database, request: Request): Promise<{ scopes: readonly string[] } | null> {
  const [, token] = bearer.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token) return null;
  const [stored] = await db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.digest, tokenDigest(token)));
  if (!stored) return null;
  const now = Date.now();
  if (!stored.usedAt || now - stored.usedAt.getTime() >= usageInterval) {
    await db
      .update(apiTokens)
      .set({ usedAt: new Date(now) })
      .where(eq(apiTokens.id, stored.id));
  }
  return { scopes: stored.scopes };
}
