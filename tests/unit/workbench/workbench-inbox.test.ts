import { beforeAll, describe, expect, it } from 'vitest';
import { inboxCommand, markDoneCommand } from '@/lib/api/admin/inbox';
import { messages, visits } from '@/lib/api/store/schema';
import { changeMessage, inboxSearch, parseInboxQuery, readInbox } from '@/lib/api/workbench/inbox';
import { answerLink, pageUrl } from '@/lib/workbench/message-links';
import { inboxExport } from '@/lib/workbench/exports/inbox';
import { formatCsv } from '@/lib/tools/csv';
import { store } from '@/tests/embedded-store';

const attack = { script: '<script>alert(1)</script>', formula: "=cmd|' /C calc'!A0" };
const now = new Date('2026-11-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const visit = (visitId: string, minutes: number, source: string, isDirect = false, deviceId = 'device-1') => ({
  ...{ deviceId, visitId, began: minutesAgo(minutes), days: [], source, isDirect, landing: `/${visitId}` },
  ...{ locale: 'en', deviceKind: 'desktop', browser: 'Firefox', kind: 'visitor' as const, events: 1 },
  ...{ hasContact: false, hasPlan: false },
});

beforeAll(async () => {
  await store.db.insert(messages).values([
    {
      id: 'A',
      kind: 'contact',
      name: attack.formula,
      email: 'ada@example.org',
      content: attack.script,
      receivedAt: now,
    },
    {
      id: 'B',
      kind: 'message',
      company: '50% off_x',
      content: 'Words',
      deviceId: 'device-1',
      receivedAt: minutesAgo(1),
    },
    { id: 'C', kind: 'helpful', content: 'no', page: '/docs/faq', receivedAt: minutesAgo(2) },
    { id: 'D', kind: 'contact', content: 'Spam', isSuspectedSpam: true, receivedAt: minutesAgo(3) },
    { id: 'E', kind: 'contact', content: 'Old', doneAt: now, receivedAt: minutesAgo(4), attempts: 2 },
  ]);
  await store.db
    .insert(visits)
    .values([
      visit('campaign', 60, 'newsletter'),
      visit('later', 30, 'direct', true),
      visit('after', -5, 'partner'),
      visit('ancient', 60 * 24 * 40, 'ancient'),
      visit('other', 10, 'other', false, 'device-2'),
    ]);
});

const read = async (search: string) =>
  (await readInbox(store.db, parseInboxQuery(new URLSearchParams(search)))).rows.map(({ message }) => message.id);

describe('the inbox', () => {
  it.each([
    ['', ['A', 'B', 'C']],
    ['state=all', ['A', 'B', 'C', 'D', 'E']],
    ['state=suspect', ['D']],
    ['state=done', ['E']],
    ['kind=helpful', ['C']],
    ['kind=nonsense&state=nonsense&page=-1', ['A', 'B', 'C']],
    ['q=ADA%40', ['A']],
    ['q=%3Cscript', ['A']],
    ['q=50%25', ['B']],
    ['q=f_x', ['B']],
    ['q=0_o', []],
    ['q=%5C', []],
    ['q=%00', ['A', 'B', 'C']],
    ['page=2', []],
    ['page=99999999999', ['A', 'B', 'C']],
    ['assignee=eve%40example.org', []],
    ['assignee=-', ['A', 'B', 'C']],
  ])('with the query “%s” shows %j', async (search, ids) => expect(await read(search)).toEqual(ids));

  it('counts what the query matches, and what the webhook has not accepted', async () => {
    const inbox = await readInbox(store.db, parseInboxQuery(new URLSearchParams('state=all')));
    expect(inbox).toMatchObject({ total: 5, undelivered: 1 });
  });

  it('shows the last visit before the message that was not direct', async () => {
    const { rows } = await readInbox(store.db, parseInboxQuery(new URLSearchParams('q=Words')));
    expect(rows[0]!.origin).toMatchObject({ source: 'newsletter', landing: '/campaign' });
    const { rows: unknown } = await readInbox(store.db, parseInboxQuery(new URLSearchParams('q=ada')));
    expect(unknown[0]!.origin).toBeNull();
  });

  it('keeps its query in links', () => {
    const search = '?q=a+b&kind=contact&state=done&assignee=-&page=3';
    expect(inboxSearch(parseInboxQuery(new URLSearchParams(search)))).toBe(search);
    expect(inboxSearch(parseInboxQuery(new URLSearchParams()))).toBe('');
  });

  it('and the command mean the same by done and suspected spam', async () => {
    const change = { assignee: 'eve@example.org', note: 'Call back' };
    const listed = async () => (await inboxCommand(store, { filter: 'open' })).rows.map(({ id }) => id);
    expect(await changeMessage(store.db, 'A', { ...change, state: 'in-work' })).toBe(true);
    expect(await read('state=in-work&assignee=eve%40example.org')).toEqual(['A']);
    expect(await listed()).toEqual(['A', 'B', 'C']);
    await changeMessage(store.db, 'A', { ...change, state: 'done' });
    await markDoneCommand(store, { id: 'b' });
    expect([await listed(), await read('')]).toEqual([['C'], ['C']]);
    await changeMessage(store.db, 'C', { assignee: '', note: '', state: 'suspect' });
    expect([await listed(), await read('')]).toEqual([[], []]);
    for (const id of ['A', 'B', 'C']) await changeMessage(store.db, id, { assignee: '', note: '', state: 'new' });
    expect([await listed(), await read('')]).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ]);
    expect(await changeMessage(store.db, 'nobody', { ...change, state: 'new' })).toBe(false);
  });

  it('is exported with every message, without formulas in CSV', async () => {
    const { columns, rows } = await inboxExport.run({
      db: store.db,
      parameters: new URLSearchParams('state=all'),
      now,
    });
    expect((rows as { id: string }[]).map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(rows[1]).toMatchObject({ state: 'new', source: 'newsletter', landing: '/campaign', assignee: null });
    const csv = formatCsv(columns, rows, false);
    expect(csv).toContain(`'${attack.formula}`);
    expect(csv).toContain(attack.script);
  });
});

it('an answer by mail names the message, and no header can be added', () => {
  const message = { id: 'K7QM', email: 'ada+x?cc=all@example.org' } as Parameters<typeof answerLink>[0];
  expect(answerLink(message)).toBe('mailto:ada%2Bx%3Fcc%3Dall@example.org?subject=Re%3A%20Facetry%20K7QM');
  expect(answerLink({ ...message, email: null })).toBeNull();
});

it.each([
  ['/pricing', 'https://www.facetry.example/pricing'],
  ['//evil.example', 'https://www.facetry.example//evil.example'],
  ['javascript:alert(1)', null],
  ['@evil.example', null],
  [null, null],
])('the page %s of a message links to %s', (path, url) => expect(pageUrl(path)).toBe(url));
