import path from 'node:path';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { backUp } from '@/lib/api/store/backup';
import { eraseDataSubject } from '@/lib/api/store/data-subject';
import { restore } from '@/lib/api/store/restore';
import { shortLinkClicks, shortLinks } from '@/lib/api/store/short-links-schema';
import type { Store } from '@/lib/api/store/store';
import {
  accounts,
  apiTokens,
  auditLog,
  authRateLimits,
  dayNotes,
  failedSignIns,
  passkeys,
  savedViews,
  serverSecrets,
  sessions,
  twoFactors,
  users,
  verifications,
} from '@/lib/api/store/workbench-schema';
import { writeLog } from '@/lib/api/workbench/audit-log';
import { removePerson } from '@/lib/api/workbench/people';
import { serverSecret } from '@/lib/api/workbench/server-secret';
import { createToken, listTokens, revokeToken } from '@/lib/api/workbench/tokens';

/** What a backup of the workbench promises of either store. */

const backedUp = [
  ...[users, accounts, passkeys, twoFactors, serverSecrets, auditLog],
  ...[apiTokens, dayNotes, savedViews, shortLinks, shortLinkClicks],
] as const;
const shortLived = [sessions, verifications, authRateLimits, failedSignIns] as const;

const person = (name: string) => ({ id: `id-${name}`, name, email: `${name}@example.com`, role: 'admin' as const });
const password = (name: string, hash = 'hash') => ({
  ...{ id: `account-${name}`, accountId: `id-${name}`, providerId: 'credential' },
  ...{ userId: `id-${name}`, password: hash },
});
const passkey = (name: string, id = `passkey-${name}`) => ({
  ...{ id, credentialID: id, publicKey: 'key', userId: `id-${name}` },
  ...{ counter: 0, deviceType: 'multiDevice', backedUp: true },
});

/** Inserts a person with a password, a passkey and a second factor, and a row into every other table. */
async function fill({ db }: Store): Promise<void> {
  const soon = new Date(Date.now() + 3_600_000);
  const secret = await serverSecret(db);
  await db.insert(users).values([person('ada'), { ...person('bob'), twoFactorEnabled: true }]);
  await db.insert(accounts).values([password('ada'), password('bob')]);
  await db.insert(passkeys).values([passkey('ada'), passkey('bob')]);
  await db.insert(twoFactors).values({
    ...{ id: 'factor-bob', userId: 'id-bob' },
    secret: await symmetricEncrypt({ key: secret, data: 'SECRET' }),
    backupCodes: await symmetricEncrypt({ key: secret, data: '["code"]' }),
  });
  await db.insert(sessions).values({ id: 's', token: 't', expiresAt: soon, userId: 'id-ada' });
  await db.insert(verifications).values({ id: 'v', identifier: 'i', value: 'id-ada', expiresAt: soon });
  await db.insert(authRateLimits).values({ id: 'r', key: 'k', count: 1, lastRequest: Date.now() });
  await db.insert(failedSignIns).values({ account: 'digest' });
  await writeLog(db, { actor: 'ada@example.com', action: 'invited', subject: 'bob@example.com' });
  await createToken(db, { name: 'Spreadsheet', scopes: ['overview', 'inbox'], createdBy: 'ada@example.com' });
  await db.insert(dayNotes).values({ day: '2026-11-30', text: 'Newsletter', createdBy: 'id-ada' });
  await db.insert(savedViews).values({ name: 'Ads', page: 'overview', query: 'by=source', createdBy: 'id-ada' });
  const by = { createdBy: 'ada', updatedBy: 'ada' };
  await db.insert(shortLinks).values({ id: 'flyer', target: '/pricing', locale: 'en', tags: ['print', 'a'], ...by });
  await db.insert(shortLinkClicks).values({ slug: 'flyer', at: new Date('2026-11-30T12:15:00Z'), clicks: 3 });
}

const rowsOf = async ({ db }: Store, tables: readonly (typeof backedUp)[number][]) =>
  Promise.all(tables.map(async (table): Promise<object[]> => db.select().from(table)));

/** @param open opens an empty store of a name; `folder` is for files */
export function testWorkbenchRestore(open: (name: string) => Promise<Store>, folder: () => string): void {
  const backUpTo = async (store: Store, name: string) => {
    const file = path.join(folder(), `${name}.backup`);
    await backUp(store, file);
    return file;
  };

  it('accounts, log, tokens, notes, views and short links are restored; sessions and one-time links are not', async () => {
    const from = await open('full');
    await fill(from);
    const to = await open('full_copy');
    const file = await backUpTo(from, 'full');
    expect(await restore(to, file)).toMatchObject({ present: 0, erased: 0 });
    expect(await rowsOf(to, backedUp)).toEqual(await rowsOf(from, backedUp));
    for (const table of backedUp) expect(await to.db.$count(table)).toBeGreaterThan(0);
    for (const table of shortLived) expect(await to.db.$count(table)).toBe(0);
    expect(await restore(to, file)).toMatchObject({ added: 0, erased: 0 });
  });

  it('a restore does not bring back old passwords, removed passkeys, people and tokens', async () => {
    const store = await open('in_use');
    await fill(store);
    const file = await backUpTo(store, 'in_use');
    await store.db.update(accounts).set({ password: 'newer' }).where(eq(accounts.userId, 'id-ada'));
    await store.db.delete(passkeys);
    await removePerson(store.db, 'id-bob');
    await writeLog(store.db, { actor: null, action: 'removed', subject: 'bob@example.com' });
    const [token] = await listTokens(store.db);
    await revokeToken(store.db, token!.id);
    await writeLog(store.db, { actor: null, action: 'token-revoked', subject: 'Spreadsheet' });
    expect(await restore(store, file)).toMatchObject({ added: 0 });
    expect((await store.db.select().from(users)).map(({ name }) => name)).toEqual(['ada']);
    expect(await store.db.select().from(accounts)).toMatchObject([{ password: 'newer' }]);
    for (const table of [passkeys, twoFactors, apiTokens]) expect(await store.db.$count(table)).toBe(0);
  });

  it('a person who was added again keeps the new account, and an interrupted restore can be repeated', async () => {
    const from = await open('interrupted');
    await fill(from);
    const to = await open('interrupted_copy');
    await to.db.insert(users).values([
      { ...person('ada'), id: 'other' },
      { ...person('bob'), twoFactorEnabled: true },
    ]);
    await restore(to, await backUpTo(from, 'interrupted'));
    expect((await to.db.select().from(accounts)).map(({ userId }) => userId)).toEqual(['id-bob']);
    expect((await to.db.select().from(passkeys)).map(({ userId }) => userId)).toEqual(['id-bob']);
    expect(await to.db.$count(twoFactors)).toBe(1);
  });

  it('second factors work with the secret of a store that was in use before', async () => {
    const from = await open('secret');
    await fill(from);
    const to = await open('secret_copy');
    const secret = await serverSecret(to.db);
    await restore(to, await backUpTo(from, 'secret'));
    expect(await serverSecret(to.db)).toBe(secret);
    const [factor] = await to.db.select().from(twoFactors);
    expect(await symmetricDecrypt({ key: secret, data: factor!.secret })).toBe('SECRET');
    expect(await symmetricDecrypt({ key: secret, data: factor!.backupCodes })).toBe('["code"]');
  });

  it('erasing the data of a visitor leaves the account with the same address, also in a backup', async () => {
    const store = await open('erased');
    await fill(store);
    await eraseDataSubject(store.db, { email: 'ada@example.com' });
    expect(await store.db.$count(users)).toBe(2);
    const to = await open('erased_copy');
    await restore(to, await backUpTo(store, 'erased'));
    expect(await rowsOf(to, [users, accounts])).toEqual(await rowsOf(store, [users, accounts]));
  });
}
