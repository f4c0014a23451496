import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { verifications } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/** Links with which people set a password, once: invitations, and replacements for forgotten passwords. */

/** Hours for which a link is valid. */
export const linkLifetime = { invitation: 72, reset: 2 } as const;
export type LinkPurpose = keyof typeof linkLifetime;

/** Digest under which identifiers are stored, so that a leaked store holds no valid link. */
export const hashIdentifier = (identifier: string): string => createHash('sha256').update(identifier).digest('hex');

/** The identifier that better-auth looks up in `/reset-password`. */
const identifierOf = (token: string) => hashIdentifier(`reset-password:${token}`);

/**
 * Creates a link; earlier ones of the person stay valid until they expire or the person sets a password.
 * @param origin of the workbench
 * @returns the address
 */
export async function createOneTimeLink(
  db: Database,
  origin: string,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(Date.now() + linkLifetime[purpose] * 3_600_000),
  });
  return `${origin}/workbench/password/${token}`;
}

/** Returns the person for whom a link is still valid; null if there is none. */
export async function findOneTimeLink(db: Database, token: string): Promise<string | null> {
  const [verification] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, new Date())));
  return verification?.userId ?? null;
}

/** Ends all links of a person, and sign-ins that wait for a code. */
export async function deleteOneTimeLinks(db: Database, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}
