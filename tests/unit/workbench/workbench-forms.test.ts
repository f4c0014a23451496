import { desc } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@/lib/api/store/schema';
import { apiTokens, auditLog, users, workbenchRoles, type WorkbenchRole } from '@/lib/api/store/workbench-schema';
import { listTokens, tokenDigest } from '@/lib/api/workbench/tokens';
import { addPerson } from '@/lib/api/workbench/people';
import { forms } from '@/lib/workbench/forms/all-forms';
import { readFlash } from '@/lib/workbench/forms/flash';
import { handleForm } from '@/lib/workbench/forms/handle-form';
import { includesRole } from '@/lib/workbench/roles';
import { store } from '@/tests/embedded-store';

const secret = 'a secret of this test that is long enough';
const origin = 'http://localhost:3000';
let role: WorkbenchRole | null = 'admin';

vi.mock('@/lib/workbench/auth/auth', () => ({
  getAuth: () => Promise.resolve({ db: store.db, secret }),
  hasSecureCookies: () => false,
}));
vi.mock('@/lib/workbench/auth/session', () => ({
  signedInMember: () =>
    Promise.resolve(role && { id: 'm', email: 'ada@example.org', role, locale: 'en', sessionId: 's' }),
}));
vi.mock('@/lib/api/webhook', () => ({ deliverSoon: () => {} }));

/** Sends a form as a browser does. */
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = { origin }) {
  const request = new Request(`${origin}/workbench/${path}`, {
    method: 'POST',
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  });
  const response = await handleForm(request, path);
  const location = response.headers.get('location');
  const cookie = response.headers.getSetCookie().at(-1)?.split(';')[0] ?? null;
  return { response, location, flash: readFlash(cookie, (location ?? '').split('?')[0]!, secret) };
}

const lastLog = async () => (await store.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

beforeAll(async () => {
  await addPerson(store.db, { name: 'Eve', email: 'eve@example.org', role: 'editor' });
  expect(await store.db.$count(users)).toBe(1);
});
beforeEach(() => {
  role = 'admin';
});

const pages = new Set(['inbox', 'inbox/person', 'inbox/erase', 'tokens']);
const linkForms = forms.filter(({ page }) => page.startsWith('links/'));

describe.each([...forms.filter(({ page }) => pages.has(page)), ...linkForms])(
  'the form $page $action',
  ({ page, action, access }) => {
    it.each(workbenchRoles.filter((name) => access !== 'everybody' && !includesRole(name, access)))(
      'is refused for a %s',
      async (name) => {
        role = name;
        expect((await send(page, { action })).response.status).toBe(403);
      },
    );

    it('needs a session and the workbench’s own origin', async () => {
      expect((await send(page, { action }, { origin: 'https://evil.example' })).response.status).toBe(403);
      role = null;
      expect((await send(page, { action })).location).toContain('/workbench/sign-in');
    });
  },
);

it('messages are changed by editors, and everything else by admins alone', () => {
  const access = Object.fromEntries(
    forms.filter(({ page }) => pages.has(page)).map((form) => [form.action, form.access]),
  );
  expect(access).toEqual({
    change: 'editor',
    ...{ export: 'admin', 'ask-to-erase': 'admin', erase: 'admin', create: 'admin', revoke: 'admin' },
  });
});

it('links are written by editors', () => {
  expect(new Set(linkForms.map(({ access }) => access))).toEqual(new Set(['editor']));
});

describe('a message', () => {
  beforeAll(() =>
    store.db.insert(messages).values({ id: 'A', kind: 'contact', content: 'Words', email: 'bob@example.org' }),
  );
  const fields = { action: 'change', id: 'A', state: 'in-work', assignee: 'eve@example.org', note: ' Call\r\nback ' };

  it('is changed, logged, and shown where it stood', async () => {
    role = 'editor';
    const { location, flash } = await send('inbox', { ...fields, next: '/workbench/inbox?kind=contact&page=2' });
    expect(location).toBe('/workbench/inbox?kind=contact&page=2');
    expect(flash).toMatchObject({ notice: 'saved' });
    const [message] = await store.db.select().from(messages);
    expect(message).toMatchObject({ assignee: 'eve@example.org', note: 'Call\nback', doneAt: null });
    expect(message!.takenAt).not.toBeNull();
    expect(await lastLog()).toMatchObject({ actor: 'ada@example.org', action: 'message-changed', subject: 'A' });
  });

  it.each([
    ['a foreign address', { assignee: 'mallory@example.org' }, 'unknown-person'],
    ['an unknown message', { id: 'Z' }, 'unknown-message'],
    ['a long note', { note: 'x'.repeat(2001) }, 'long-note'],
    ['an unknown state', { state: 'gone' }, 'invalid'],
  ])('is not changed for %s', async (_, changed, error) => {
    const { flash } = await send('inbox', { ...fields, next: '/workbench/inbox', ...changed });
    expect(flash).toMatchObject({ error });
  });

  it('leads to no other site afterwards', async () => {
    expect((await send('inbox', { ...fields, next: '//evil.example' })).location).toMatch(/^\/workbench\//);
  });
});

describe('a person’s data', () => {
  beforeAll(() =>
    store.db.insert(messages).values({ id: 'P', kind: 'contact', content: '<script>', email: 'Per@example.org' }),
  );

  it('are exported as a file', async () => {
    const { response } = await send('inbox/person', { action: 'export', email: 'per@example.org' });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="export.json"');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ messages: [{ id: 'P', content: '<script>' }] });
    expect(await lastLog()).toMatchObject({ action: 'person-exported', subject: null });
  });

  it('that do not exist are not exported', async () => {
    const { flash } = await send('inbox/person', { action: 'export', email: 'nobody@example.org' });
    expect(flash).toMatchObject({ error: 'no-data', values: { email: 'nobody@example.org' } });
  });

  it('are erased after confirmation only, and neither the address nor the log names them', async () => {
    const requested = await send('inbox/person', { action: 'ask-to-erase', email: 'per@example.org' });
    expect(requested.location).toBe('/workbench/inbox/erase');
    expect(requested.flash).toMatchObject({ person: { email: 'per@example.org', rows: 1 } });
    expect(await store.db.$count(messages)).toBe(2);
    const erased = await send('inbox/erase', { action: 'erase', email: 'per@example.org' });
    expect([erased.location, erased.flash?.notice]).toEqual(['/workbench/inbox/person', 'erased']);
    expect(await store.db.$count(messages)).toBe(1);
    expect(JSON.stringify(await store.db.select().from(auditLog))).not.toContain('per@example.org');
  });
});

describe('a token', () => {
  it('is shown once, stored as a digest, and reads the inbox only if that is ticked', async () => {
    const { flash } = await send('tokens', { action: 'create', name: 'Sheet', missing: 'on', links: 'on' });
    const { value } = flash!.token!;
    expect(value).toMatch(/^fwb_[\w-]{43}$/);
    const [stored] = await store.db.select().from(apiTokens);
    expect(stored).toMatchObject({ name: 'Sheet', scopes: ['links', 'missing'], digest: tokenDigest(value) });
    expect(JSON.stringify([stored, await lastLog()])).not.toContain(value);
    expect(await lastLog()).toMatchObject({ action: 'token-created', subject: 'Sheet: links, missing' });
    expect(JSON.stringify(await listTokens(store.db))).not.toContain(stored!.digest);
  });

  it('needs a name and an export', async () => {
    const { flash } = await send('tokens', { action: 'create', name: 'Sheet' });
    expect(flash).toMatchObject({ error: 'no-scope', values: { name: 'Sheet' } });
    expect((await send('tokens', { action: 'create', missing: 'on' })).flash).toMatchObject({ error: 'required' });
  });

  it('is revoked for good', async () => {
    const [token] = await listTokens(store.db);
    expect((await send('tokens', { action: 'revoke', id: token!.id })).flash).toMatchObject({
      notice: 'token-revoked',
    });
    expect(await lastLog()).toMatchObject({ action: 'token-revoked', subject: 'Sheet' });
    expect((await send('tokens', { action: 'revoke', id: token!.id })).flash).toMatchObject({ error: 'unknown-token' });
  });
});
