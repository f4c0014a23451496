import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder, startServer, type Server } from '../start-server';
import { runAdminCommand } from './run-admin-command';
import { sendContact } from './send-contact';

const env = { OWN_IPS: '203.0.113.0/24', TRUST_PROXY: '1' };
let server: Server;
beforeAll(async () => {
  server = await startServer({ env });
});
afterAll(() => server.kill());

const command = (name: string, ...args: string[]) => runAdminCommand(server, env, name, ...args);

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

async function land(record: object, from: string, hints: Record<string, string> = {}): Promise<void> {
  const body = new FormData();
  body.set('source_data', JSON.stringify(record));
  const headers = { 'X-Forwarded-For': from, 'User-Agent': browser, ...hints };
  const response = await fetch(`${server.url}/api/sys/user/passport/record-source`, { method: 'POST', body, headers });
  expect(response.status).toBe(200);
}

describe('admin commands with a running server', () => {
  it('report summarizes campaigns without bots and own IP addresses', async () => {
    const page_url = 'https://www.facetry.example/ru/pricing';
    await land({ utm_source: 'newsletter', utm_campaign: 'autumn', page_url, visit_id: 'v1' }, '198.51.100.1');
    await land({ utm_source: 'newsletter', page_url, visit_id: 'v2' }, '198.51.100.2');
    await land({ utm_source: 'forum', page_url, visit_id: 'v3' }, '198.51.100.3');
    await land({ utm_source: 'forum', page_url }, '203.0.113.5');
    const bot = { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    await land({ utm_source: 'forum', page_url }, '198.51.100.4', bot);
    const csv = (await command('report', '--since', '1d', '--csv')).stdout.trim().split('\n');
    expect(csv[0]).toBe(
      'source,visits,sources,events,signUps,conversion,firstTouchSignUps,converted,downloads,contacts,plans',
    );
    expect(csv.slice(1)).toEqual(['newsletter,2,1,0,0,0.0000,0,0,0,0,0', 'forum,1,1,0,0,0.0000,0,0,0,0,0']);
    const table = (await command('report', '--by', 'landing')).stdout;
    expect(table).toMatch(/\/ru\/pricing +3 .*█/);
    expect(table).toContain('Excluded: 1 visits of known bots, 1 from own IP addresses.');
    expect((await command('report', '--by', 'locale', '--csv')).stdout).toContain('ru,3');
    const file = path.join(dataFolder(server.port), 'report.csv');
    await command('report', '--since', '2026-01-01', '--until', '2026-01-31', '--out', file);
    expect(readFileSync(file, 'utf8').trim()).toBe(csv[0]);
    await command('report', '--since', '1d', '--out', file);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(csv);
  });

  it('report lists CSP violations that browsers have sent', async () => {
    expect((await command('report')).stdout).not.toContain('Content Security Policy');
    const body = {
      'document-uri': `${server.url}/pricing`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
    };
    const response = await fetch(`${server.url}/api/site/csp-report`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': body }),
    });
    expect(response.status).toBe(200);
    expect((await command('report')).stdout).toContain('     1  script-src-elem blocked inline on /pricing');
  });

  it('inbox escapes formulas in CSV', async () => {
    await sendContact(server.url, 'An ordinary message.');
    await sendContact(server.url, '=HYPERLINK("https://evil.example")', '198.51.100.30');
    const csv = (await command('inbox', '--csv')).stdout;
    expect(csv).toContain("'=HYPERLINK");
    expect((await command('inbox')).stdout).toContain('An ordinary message.');
  });

  it('inbox lists open messages, filters by kind and time, and separates suspected spam', async () => {
    const response = (await (await sendContact(server.url, 'To be dealt with.', '198.51.100.31')).json()) as {
      data: { id: string };
    };
    await sendContact(server.url, 'Buy now.', '198.51.100.32', { website: 'https://evil.example' });
    const { id } = response.data;
    const open = (await command('inbox')).stdout;
    expect([open.includes(id), open.includes('Buy now.')]).toEqual([true, false]);
    expect(open).toContain('Suspected spam, shown by --suspect: 1 entry.');
    expect((await command('inbox', '--suspect')).stdout).toContain('Buy now.');
    expect((await command('inbox', '--done', id.toLowerCase())).stdout).toBe(`${id} is marked as done.\n`);
    expect((await command('inbox')).stdout).not.toContain(id);
    expect((await command('inbox', '--all', '--kind', 'contact', '--since', '1h')).stdout).toContain(id);
    expect((await command('inbox', '--all', '--kind', 'helpful')).stdout).not.toContain(id);
  });

  it('inbox writes a CSV file with a header even without rows', async () => {
    const file = `${dataFolder(server.port)}/inbox.csv`;
    expect((await command('inbox', '--kind', 'helpful', '--out', file)).stdout).toBe(`0 rows written to ${file}.\n`);
    expect(readFileSync(file, 'utf8')).toMatch(/^id,receivedAt,kind,[\w,]+\n$/);
  });

  it('db-backup and db-restore create no duplicates', async () => {
    const file = `${dataFolder(server.port)}/backup.ndjson.gz`;
    expect((await command('db-backup', file)).status).toBe(0);
    const entries = (await command('inbox')).stdout.match(/(\d+) entr(?:y|ies)\./)![1];
    const restored = await command('db-restore', file);
    expect(restored.stdout).toMatch(/^Added nothing: all \d+ rows were already present\.$/m);
    expect((await command('db-backup', file)).stderr).toMatch(/a backup does not overwrite files\.$/m);
    expect((await command('inbox')).stdout.match(/(\d+) entr(?:y|ies)\./)![1]).toBe(entries);
  });

  it('beacon-keys adds and retires keys', async () => {
    await command('beacon-keys', 'add');
    expect((await command('beacon-keys', 'add')).stdout.match(/in use since/g)).toHaveLength(2);
    // Both are younger than two days.
    const notRetired = (await command('beacon-keys', 'retire')).stdout;
    expect(notRetired).toMatch(/^Retired: none\nNot retired: \w+, until a newer key has been in use for two days; /);
    expect(notRetired.match(/in use since/g)).toHaveLength(2);
    expect((await command('beacon-keys', 'retire', '--force')).stdout.match(/in use since/g)).toHaveLength(1);
  });

  it('admin commands report invalid input in one line', async () => {
    for (const [name, ...args] of [
      ['report', '--since', 'yesterday'],
      ['report', '--since', '2026-02-31'],
      ['report', '--until', '2026-02-31'],
      ['report', '--since', '1d', '--until', '2d'],
      ['report', '--by', 'moon'],
      ['db-restore', 'no-such-file'],
      ['campaign-link', '--page', '/nothing', '--source', 'x'],
      ['campaign-link', '--page', '//evil.example', '--source', 'x'],
      ['inbox', '--since', 'yesterday'],
      ['inbox', '--kind', 'letters'],
      ['inbox', '--done', 'XXXX-XXXX-XXXX'],
      ['inbox', '--out', 'no-such-folder/inbox.csv'],
      ['campaign-link'],
    ] as [string, ...string[]][]) {
      const { stderr, status } = await command(name, ...args);
      expect(status).toBe(1);
      expect(
        stderr
          .trim()
          .split('\n')
          .filter((line) => !line.startsWith('npm warn')).length,
      ).toBe(1);
    }
  });

  it('a second server on the same data directory does not start', async () => {
    const second = startServer({ env: { DATA_DIR: dataFolder(server.port) } });
    await expect(second).rejects.toThrow('did not start');
  });
});
