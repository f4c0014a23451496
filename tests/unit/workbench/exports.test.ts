import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { apiTokens, auditLog, dayNotes, savedViews } from '@/lib/api/store/workbench-schema';
import { campaignReport } from '@/lib/api/report/campaigns';
import { createToken, type TokenScope } from '@/lib/api/workbench/tokens';
import type { WorkbenchRole } from '@/lib/api/store/workbench-schema';
import { handleExport } from '@/lib/workbench/exports/handle-export';
import { handleForm } from '@/lib/workbench/forms/handle-form';
import { history, now } from '@/tests/visit-history';
import { store } from '@/tests/embedded-store';

const session: { role: WorkbenchRole | null } = { role: null };
vi.mock('@/lib/workbench/auth/session', () => ({
  signedInMember: () => Promise.resolve(session.role && { id: `id of ${session.role}`, role: session.role }),
}));

const host = { host: 'localhost:3000' };
const read = (file: string, query = '', headers: Record<string, string> = {}) =>
  handleExport(
    new Request(`http://localhost:3000/workbench/${file}${query}`, { headers: { ...host, ...headers } }),
    file,
  );
const period = '?from=2026-11-14&to=2026-11-21';

beforeAll(() => {
  Object.assign(globalThis, { siteStore: Promise.resolve(store) });
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
beforeEach(async () => {
  session.role = 'viewer';
  await store.db.delete(apiTokens);
  await store.db.delete(savedViews);
});

async function newToken(...scopes: TokenScope[]) {
  const token = await createToken(store.db, { name: 'sheet', scopes, createdBy: 'a' });
  return { authorization: `Bearer ${token}` };
}

describe('exports of the workbench', () => {
  it('have the numbers of the report, as CSV and JSON', async () => {
    for (const [device, days] of [
      ['a', 1],
      ['b', 2],
      ['c', 2],
    ] as const) {
      await history.addLanding(device, days, { utmSource: 'mail', utmCampaign: '=1+1' }, { device });
    }
    await history.addClick('a', 0.9, 'register', { device: 'a' });
    const json = (await (await read('campaigns.json', `${period}&by=source`)).json()) as {
      rows: object[];
      total: object;
    };
    const range = { since: new Date('2026-11-14T00:00:00Z'), until: new Date('2026-11-22T00:00:00Z') };
    const { rows, total } = await campaignReport(store.db, range, { by: ['source'] });
    expect(json.total).toEqual(total);
    expect(json.rows).toMatchObject(rows.map(({ names, ...counts }) => ({ source: names[0], ...counts })));
    const csv = await read('campaigns.csv', period);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await csv.text()).split('\n').slice(0, 2)).toEqual([
      'source,campaign,visits,sources,events,signUps,conversion,firstTouchSignUps,converted,downloads,contacts,plans',
      "mail,'=1+1,3,1,1,1,0.3333,1,1,0,0,0",
    ]);
    const excel = new Uint8Array(await (await read('overview.csv', `${period}&excel=1&compare=year`)).arrayBuffer());
    expect([...excel.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(excel)).toMatch(/^day;visits;.*;visitsBefore\r\n2026-11-19;2;/);
  });

  it.each(['?tz=Mars', '?by=color', '?colour=red', '?excel=2', '?from=2026-02-31', '?filter=x', '?compare=x'])(
    'refuse the parameters %s with 400 and a message',
    async (query) => {
      const response = await read('overview.json', query);
      expect(response.status).toBe(400);
      expect(((await response.json()) as { msg: string }).msg).toMatch(/must|no parameter/);
    },
  );

  it('are for members whose role includes them', async () => {
    expect((await read('inbox.csv')).status).toBe(403);
    session.role = 'admin';
    expect((await read('inbox.csv')).status).toBe(200);
    session.role = null;
    const response = await read('overview.csv');
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await read('users.csv')).status).toBe(404);
  });

  it('are for tokens with their scope, whatever session is sent with them', async () => {
    const headers = await newToken('overview');
    session.role = 'admin';
    expect((await read('overview.json', '', headers)).status).toBe(200);
    expect((await read('campaigns.json', '', headers)).status).toBe(403);
    expect((await read('overview.json', '', { authorization: `Bearer fwb_${'a'.repeat(43)}` })).status).toBe(401);
    expect((await read('overview.json', '', { authorization: 'Basic YTpi' })).status).toBe(401);
  });

  it('store at most once an hour when a token was used', async () => {
    const headers = await newToken('overview');
    const usedAt = async () => (await store.db.select().from(apiTokens))[0]!.usedAt;
    expect(await usedAt()).toBe(null);
    await read('overview.json', '', headers);
    expect(await usedAt()).toEqual(now);
    vi.setSystemTime(now.getTime() + 3_599_000);
    await read('overview.json', '', headers);
    expect(await usedAt()).toEqual(now);
    vi.setSystemTime(now.getTime() + 3_600_000);
    await read('overview.json', '', headers);
    expect(await usedAt()).toEqual(new Date(now.getTime() + 3_600_000));
    vi.setSystemTime(now);
  });
});

const send = (fields: Record<string, string>) => {
  const headers = { ...host, origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  return handleForm(
    new Request('http://localhost:3000/workbench/campaigns', { method: 'POST', headers, body }),
    'campaigns',
  );
};

describe('saved views', () => {
  const view = { action: 'save-view', name: 'Newsletter', query: 'filter=source%3Anl' };

  it('are saved by editors, who return to the view, and not by viewers', async () => {
    expect((await send(view)).status).toBe(403);
    session.role = 'editor';
    const response = await send(view);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/workbench/campaigns?filter=source%3Anl',
    ]);
    expect(await store.db.select().from(savedViews)).toMatchObject([{ name: 'Newsletter', page: 'campaigns' }]);
  });

  it('and notes are in the log', async () => {
    session.role = 'editor';
    await store.db.delete(auditLog);
    await send({ ...view, name: 'Ads' });
    await send({ action: 'add-note', day: '2026-11-29', text: 'Newsletter sent' });
    const [saved] = await store.db.select().from(savedViews).where(eq(savedViews.name, 'Ads'));
    const [note] = await store.db.select().from(dayNotes);
    await send({ action: 'delete-view', id: saved!.id });
    await send({ action: 'delete-note', id: note!.id });
    await send({ action: 'delete-note', id: note!.id });
    const entries = await store.db.select().from(auditLog).orderBy(auditLog.id);
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['view-saved', 'Ads'],
      ['note-added', '2026-11-29'],
      ['view-removed', 'Ads'],
      ['note-removed', '2026-11-29'],
    ]);
  });

  it('are removed by their author and by admins', async () => {
    session.role = 'editor';
    const rows = [1, 2].map((n) => ({ id: `view-${n}`, name: 'a', page: 'campaigns', query: '' }));
    await store.db
      .insert(savedViews)
      .values(rows.map((row, i) => ({ ...row, createdBy: ['id of editor', 'other'][i]! })));
    for (const { id } of rows) await send({ action: 'delete-view', id });
    expect(await store.db.select({ id: savedViews.id }).from(savedViews)).toEqual([{ id: 'view-2' }]);
    session.role = 'admin';
    await send({ action: 'delete-view', id: 'view-2' });
    expect(await store.db.select().from(savedViews).where(eq(savedViews.page, 'campaigns'))).toEqual([]);
  });
});
