import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { and, asc, desc, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { beaconKeys } from '@/lib/api/store/schema';
import type { Database } from '@/lib/api/store/store';

export type BeaconKey = typeof beaconKeys.$inferSelect;

async function generateKey(): Promise<typeof beaconKeys.$inferInsert> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { id: randomBytes(6).toString('hex'), publicPem: publicKey, privatePem: privateKey };
}

/** Returns the active keys, oldest first. Creates one if the store is empty. */
export async function activeKeys(db: Database): Promise<BeaconKey[]> {
  const find = (client: Pick<Database, 'select'>) =>
    client.select().from(beaconKeys).where(isNull(beaconKeys.retiredAt)).orderBy(asc(beaconKeys.createdAt));
  const keys = await find(db);
  if (keys.length > 0) return keys;
  const key = await generateKey();
  return db.transaction(async (tx) => {
    // Another instance may be creating a key at the same time.
    await tx.execute(sql`lock table ${beaconKeys} in share row exclusive mode`);
    const existing = await find(tx);
    if (existing.length > 0) return existing;
    await tx.insert(beaconKeys).values(key);
    return find(tx);
  });
}

export type PublicKey = { id: string; publicPem: string };

/** Returns the newest public key, without reading the private key. */
export async function newestPublicKey(db: Database): Promise<PublicKey> {
  const [newest] = await db
    .select({ id: beaconKeys.id, publicPem: beaconKeys.publicPem })
    .from(beaconKeys)
    .where(isNull(beaconKeys.retiredAt))
    .orderBy(desc(beaconKeys.createdAt))
    .limit(1);
  return newest ?? (await activeKeys(db)).at(-1)!;
}

/** Adds a key for new envelopes; older keys still decrypt until they are retired. */
export async function addKey(db: Database): Promise<string> {
  const key = await generateKey();
  await db.insert(beaconKeys).values(key);
  return key.id;
}

/** Open pages keep encrypting with the key they loaded, and closed browsers may have queued events. */
const minSuccessorAge = 2 * 24 * 60 * 60 * 1000;
/** Milliseconds for which a retired private key is retained, so that mistakes can be investigated. */
const privateKeyRetention = 30 * 24 * 60 * 60 * 1000;

export type RetireResult = { retired: string[]; skipped: string[] };

/**
 * Retires the keys before the newest one that has been active for two days; the others may still be in use.
 * @param force retires all but the newest
 * @returns the keys that were retired and those that were skipped
 */
export async function retireOldKeys(db: Database, force = false): Promise<RetireResult> {
  const keys = await db
    .select({ id: beaconKeys.id, createdAt: beaconKeys.createdAt })
    .from(beaconKeys)
    .where(isNull(beaconKeys.retiredAt))
    .orderBy(desc(beaconKeys.createdAt));
  const isOldEnough = ({ createdAt }: { createdAt: Date }) => Date.now() - createdAt.getTime() >= minSuccessorAge;
  const successor = force ? 0 : keys.findIndex(isOldEnough);
  const retired = successor === -1 ? [] : keys.slice(successor + 1).map(({ id }) => id);
  if (retired.length > 0) {
    await db
      .update(beaconKeys)
      .set({ retiredAt: sql`now()` })
      .where(inArray(beaconKeys.id, retired));
  }
  const skipped = keys.slice(1).filter(({ id }) => !retired.includes(id));
  return { retired, skipped: skipped.map(({ id }) => id) };
}

/** Deletes the private keys of pairs retired a month ago, after which their envelopes can no longer be decrypted. */
export async function destroyRetiredKeys(db: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - privateKeyRetention);
  await db
    .update(beaconKeys)
    .set({ privatePem: null })
    .where(and(isNotNull(beaconKeys.privatePem), lt(beaconKeys.retiredAt, cutoff)));
}
