import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { serverSecrets } from '@/lib/api/store/workbench-schema';
import type { Database } from '@/lib/api/store/store';

/** Its name in the table. */
export const secretName = 'workbench';

/** Returns the secret that signs cookies and encrypts keys of authenticator apps; creates it on first use. */
export async function serverSecret(db: Database): Promise<string> {
  const find = () => db.select().from(serverSecrets).where(eq(serverSecrets.name, secretName));
  const [existing] = await find();
  if (existing) return existing.value;
  await db
    .insert(serverSecrets)
    .values({ name: secretName, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  return (await find())[0]!.value;
}
