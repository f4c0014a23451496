import { beforeAll, beforeEach, expect, it } from 'vitest';
import { respondTo } from '@/lib/api/http/define-endpoint';
import { endpoint } from '@/lib/api/endpoints/notify';
import { inboxCommand } from '@/lib/api/admin/inbox';
import { eraseDataSubject, exportDataSubject } from '@/lib/api/store/data-subject';
import { messages } from '@/lib/api/store/schema';
import { store } from '@/tests/embedded-store';

beforeAll(() => {
  Object.assign(globalThis, { siteStore: Promise.resolve(store) });
});
beforeEach(() => store.db.delete(messages).then(() => {}));

const valid = { email: 'ada@example.org', system: 'com_win64', locale: 'ru', page: '/ru/download' };

function send(fields: Record<string, string>, headers: Record<string, string> = {}, json = false): Promise<Response> {
  const body = json ? JSON.stringify(fields) : new URLSearchParams(fields);
  const type: Record<string, string> = json ? { 'Content-Type': 'application/json' } : {};
  return respondTo(
    endpoint,
    new Request('https://x/api/site/notify', { method: 'POST', headers: { ...type, ...headers }, body }),
  );
}
const stored = async () => (await store.db.select().from(messages)).map(({ email, content }) => `${email} ${content}`);

it.each([false, true])(
  'an address is stored once for each platform, and a known one answered alike (as JSON: %s)',
  async (json) => {
    const first = await (await send(valid, {}, json)).text();
    expect(first).toBe('{"code":0,"msg":"success","data":null}');
    expect(await (await send({ ...valid, email: ' Ada@Example.org ' }, {}, json)).text()).toBe(first);
    await send({ ...valid, system: 'linux' }, {}, json);
    expect((await stored()).toSorted()).toEqual(['ada@example.org com_win64', 'ada@example.org linux']);
  },
);

it('a browser without scripts returns to its page', async () => {
  const response = await send(valid, { Accept: 'text/html' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/ru/download#notified']);
});

it.each([
  ['email', { email: 'ada' }],
  ['email', { email: '' }],
  ['email', { email: `${'a'.repeat(200)}@example.org` }],
  ['system', { system: 'com_amiga' }],
  ['locale', { locale: 'xx' }],
  ['page', { page: '//evil.example' }],
])('an invalid %s is rejected and nothing is stored', async (field, change) => {
  const response = await send({ ...valid, ...change });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(`Invalid field ${field}`)]);
  expect(await stored()).toEqual([]);
});

it('a request that a bot probably sent does not replace the person’s own', async () => {
  await send({ ...valid, website: 'https://spam.example' });
  await send(valid);
  const { rows, hiddenCounts } = await inboxCommand(store, { kinds: ['notify'], filter: 'open' });
  expect([rows.length, hiddenCounts.suspectedSpam]).toEqual([1, 1]);
  expect(rows[0]).toMatchObject({
    kind: 'notify',
    email: 'ada@example.org',
    content: 'com_win64',
    page: '/ru/download',
  });
});

it('the privacy commands export and erase it', async () => {
  await send(valid);
  expect((await exportDataSubject(store.db, { email: 'ADA@example.org' })).messages).toHaveLength(1);
  expect(await eraseDataSubject(store.db, { email: 'ADA@example.org' })).toBe(1);
  expect(await stored()).toEqual([]);
});
