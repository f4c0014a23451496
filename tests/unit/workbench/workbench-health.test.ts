import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdminCommand } from '@/lib/api/admin/commands';
import { lastRuns } from '@/lib/api/store/backup-runs';
import { storeSize } from '@/lib/api/store/store-size';
import { readContentHealth } from '@/lib/workbench/content-health';
import { isBackupOld, settingRows } from '@/lib/workbench/health';
import type { Store } from '@/lib/api/store/store';
import { insertRows, storeFolders } from '@/tests/backup-rows';

const { folder, inFolder, open, cleanup } = storeFolders();

let store: Store;
beforeAll(async () => {
  store = await open('one');
});
afterAll(cleanup);

describe('backups', () => {
  it('leave time, size and the rows read back; restores the rows added', async () => {
    expect(await lastRuns(store.db)).toEqual({});
    await insertRows(store);
    await runAdminCommand(store, 'backup', { file: inFolder('copy'), isTemporary: true });
    expect(await lastRuns(store.db)).toEqual({});
    for (const name of ['first', 'second']) await runAdminCommand(store, 'backup', { file: inFolder(name) });
    await runAdminCommand(store, 'restore', { file: inFolder('first') });
    const { backup, restore } = await lastRuns(store.db);
    expect(backup).toMatchObject({ rows: 4500 + 4 });
    expect(backup!.bytes).toBeGreaterThan(1000);
    expect(restore).toMatchObject({ rows: 0 });
  });

  it('older than a week are reported as old', async () => {
    const { backup } = await lastRuns(store.db);
    const after = (days: number) => new Date(backup!.at.getTime() + days * 86_400_000);
    expect([undefined, after(6), after(8)].map((now) => isBackupOld(now && backup, now ?? new Date()))).toEqual([
      ...[true, false, true],
    ]);
  });
});

it('the size of the store is that of its folder, or of its database', async () => {
  expect(await storeSize(store.db, inFolder('one'))).toBeGreaterThan(1e6);
  expect(await storeSize(store.db, null)).toBeGreaterThan(1e6);
});

describe('content', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, 'messages', file)), { recursive: true });
    writeFileSync(path.join(folder, 'messages', file), text);
  };
  const article = (fields: string) =>
    `---\ntitle: A title\ndescription: Words.\ndate: 2026-01-01\n${fields}---\nText.\n`;
  const now = new Date('2026-11-20T12:00:00Z');

  it('names drafts, scheduled articles, and missing and outdated translations', () => {
    write('do-not-translate.json', '{ "terms": [] }');
    write('en/legal/terms-of-service.md', article('draft: true\n'));
    write('en/legal/privacy-policy.md', article('publishAt: 2026-12-01T08:00:00Z\n'));
    write('en/legal/cookie-policy.md', article('publishAt: 2026-10-01T08:00:00Z\n'));
    write('ru/legal/cookie-policy.md', '---\ntitle: Заголовок\ndescription: Слова.\n---\nТекст.\n');
    const health = readContentHealth([path.join(folder, 'messages')], now)!;
    expect(health.hidden).toEqual([
      { collection: 'legal', id: 'privacy-policy', title: 'A title', publishAt: '2026-12-01T08:00:00.000Z' },
      { collection: 'legal', id: 'terms-of-service', title: 'A title', publishAt: null },
    ]);
    const russian = health.translations.find(({ locale }) => locale === 'ru')!;
    expect(russian.outdated).toBe(1);
    expect(russian.missing).toBeGreaterThan(2);
    expect(russian.files.length).toBe(10);
  });

  it('is unknown on a server without its sources', () => {
    expect(readContentHealth([path.join(folder, 'nowhere')], now)).toBeNull();
    expect(readContentHealth([], now)).toBeNull();
  });
});

describe('settings', () => {
  const settings = {
    ...{ trustedProxies: 0, url: 'https://www.facetry.example', workbench: { origin: undefined }, isIndexable: true },
    ...{ consentMode: 'opt-in' as const, apiBaseUrl: undefined, webhook: { url: undefined, format: 'json' } },
  };
  const warnings = (host: string, changed = {}) =>
    settingRows(host, { ...settings, ...changed }).flatMap(({ warning }) => warning ?? []);

  it('that may be wrong are explained', () => {
    expect(warnings('www.facetry.example')).toEqual(['proxy', 'sharedHost', 'noWebhook']);
    expect(warnings('localhost:3000')).toEqual(['sharedHost', 'noWebhook']);
    expect(
      warnings('work.facetry.example', {
        trustedProxies: 1,
        workbench: { origin: 'https://work.facetry.example' },
        webhook: { url: 'https://hooks.example', format: 'slack' },
      }),
    ).toEqual([]);
    expect(warnings('localhost', { isIndexable: false, apiBaseUrl: 'https://api.example' })).toContain('otherApi');
  });

  it('do not show the address of the webhook, which may contain a secret', () => {
    const rows = settingRows(null, { ...settings, webhook: { url: 'https://hooks.example/secret', format: 'teams' } });
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});
