import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { apiTokens } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/** Tokens with which programs read exports: `Authorization: Bearer fwb_…`. Only their digests are stored. */

/** The exports that a token may open; `inbox` contains personal data. */
export const tokenScopes = ['overview', 'campaigns', 'links', 'inbox', 'missing'] as const;
export type TokenScope = (typeof tokenScopes)[number];

const prefix = 'fwb_';
const bearer = /^Bearer +(fwb_[\w-]{43})$/i;
/** Milliseconds between two updates of the time of use. */
const usageInterval = 60 * 60 * 1000;

/** Returns a new token: 32 random bytes in base64url after its prefix. */
export const createToken = (): string => prefix + randomBytes(32).toString('base64url');

/** Returns what is stored of a token. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

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
