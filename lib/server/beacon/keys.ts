import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { asc, desc, inArray, isNull } from 'drizzle-orm';
import { beaconKeys } from '@/lib/server/store/schema';
import type { Database } from '@/lib/server/store/store';

export type BeaconKey = typeof beaconKeys.$inferSelect;

async function makeKey(): Promise<typeof beaconKeys.$inferInsert> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { id: randomBytes(6).toString('hex'), publicPem: publicKey, privatePem: privateKey };
}

/** The keys in use, the oldest first. The first call on an empty store makes one. */
export async function activeKeys(db: Database): Promise<BeaconKey[]> {
  const find = () =>
    db.select().from(beaconKeys).where(isNull(beaconKeys.retiredAt)).orderBy(asc(beaconKeys.createdAt));
  const keys = await find();
  if (keys.length > 0) return keys;
  // Two instances may make one each at the same moment: both are good.
  await db.insert(beaconKeys).values(await makeKey());
  return find();
}

export type PublicKey = { id: string; publicPem: string };

/** The public half of the newest key; the private one is not even read. */
export async function newestPublicKey(db: Database): Promise<PublicKey> {
  const [newest] = await db
    .select({ id: beaconKeys.id, publicPem: beaconKeys.publicPem })
    .from(beaconKeys)
    .where(isNull(beaconKeys.retiredAt))
    .orderBy(desc(beaconKeys.createdAt))
    .limit(1);
  return newest ?? (await activeKeys(db)).at(-1)!;
}

/** Adds a key, which new envelopes use from then on; older ones keep opening until they are retired. */
export async function addKey(db: Database): Promise<string> {
  const key = await makeKey();
  await db.insert(beaconKeys).values(key);
  return key.id;
}

/** Retires all keys but the newest. @returns their ids */
export async function retireOldKeys(db: Database): Promise<string[]> {
  const [newest, ...older] = await db
    .select()
    .from(beaconKeys)
    .where(isNull(beaconKeys.retiredAt))
    .orderBy(desc(beaconKeys.createdAt));
  if (!newest || older.length === 0) return [];
  const ids = older.map(({ id }) => id);
  await db.update(beaconKeys).set({ retiredAt: new Date() }).where(inArray(beaconKeys.id, ids));
  return ids;
}
