import { execFile } from 'node:child_process';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tool } from '@/scripts/run';
import { listen } from '../free-port';
import { dataFolder, startServer, type Server } from '../start-server';

const env = {
  OWN_IPS: '203.0.113.0/24',
  TRUST_PROXY: '1',
  STATISTICAL_HEAD: '<script>window.counted=1</script>',
};
let server: Server;
let refusals = 0;
const delivered: Record<string, unknown>[] = [];
const webhook = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(500).end();
      return;
    }
    delivered.push(JSON.parse(body) as Record<string, unknown>);
    response.end();
  });
});

beforeAll(async () => {
  const CONTACT_WEBHOOK_URL = `${await listen(webhook)}/hook`;
  server = await startServer({ env: { ...env, CONTACT_WEBHOOK_URL } });
});
afterAll(async () => {
  await server.kill();
  webhook.close();
});

/** Runs a command of the project beside the server, on its store. */
function command(name: string, ...args: string[]) {
  return new Promise<{ stdout: string; stderr: string; status: unknown }>((resolve) => {
    execFile(
      tool('tsx'),
      [`scripts/cli/${name}.ts`, ...args],
      { env: { ...process.env, ...env, DATA_DIR: dataFolder(server.port) } },
      (error, stdout, stderr) => resolve({ stdout, stderr, status: error?.code ?? 0 }),
    );
  });
}

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

async function land(record: object, from: string, hints: Record<string, string> = {}): Promise<void> {
  const body = new FormData();
  body.set('source_data', JSON.stringify(record));
  const headers = { 'X-Forwarded-For': from, 'User-Agent': browser, ...hints };
  const answer = await fetch(`${server.url}/api/sys/user/passport/record-source`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
}

const contact = (content: string, from = '198.51.100.9', more: Record<string, string> = {}) =>
  fetch(`${server.url}/api/site/contact`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': from },
    body: new URLSearchParams({ name: 'Ada', email: 'ada@example.org', content, page: '/pre-sales', ...more }),
  });

async function until(isDone: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isDone(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isDone()).toBe(true);
}

describe('the server', () => {
  it('tells that it lives, that its store can be reached, and which build it serves', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const { revision } = (await (await fetch(`${server.url}/revision`)).json()) as { revision: string };
    expect(revision).not.toBe('');
  });

  it('believes the proxy it was told of, and nobody further out', async () => {
    const headers = { 'X-Forwarded-For': '6.6.6.6, 198.51.100.7' };
    const answer = await fetch(`${server.url}/api/sys/config/ip/get-visitor-ip`, { headers });
    expect(((await answer.json()) as { data: { ip: string } }).data.ip).toBe('198.51.100.7');
  });

  it('hands every message to the webhook, and again until it is taken', async () => {
    refusals = 1;
    await contact('The first is refused once.');
    await contact('The second is not.');
    await until(() => delivered.length >= 2);
    expect(delivered.map(({ content }) => content).sort()).toEqual([
      'The first is refused once.',
      'The second is not.',
    ]);
    expect(delivered[0]).toMatchObject({ kind: 'contact', email: 'ada@example.org' });
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(delivered.length).toBe(2);
  });

  it('keeps a message once that is sent again because its answer was lost', async () => {
    const attempt = `attempt-${Date.now()}-of-a-test`;
    const sent = () => contact('Sent twice in one attempt.', '198.51.100.10', { attempt });
    const [first, second] = [await (await sent()).json(), await (await sent()).json()] as { data: { id: string } }[];
    expect(second!.data.id).toBe(first!.data.id);
    const { stdout } = await command('inbox');
    expect(stdout.match(/Sent twice in one attempt\./g)).toHaveLength(1);
  });

  it('lets each address write sixty times a minute, then says when to come back', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) statuses.push((await contact(`Message ${i}`, '198.51.100.20')).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    const refused = await contact('One more', '198.51.100.20');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await contact('Somebody else', '198.51.100.21')).status).toBe(200);
  });

  it('lets only the product’s own origins call with credentials', async () => {
    const ask = (origin: string) =>
      fetch(`${server.url}/api/beacon`, { method: 'OPTIONS', headers: { Origin: origin } });
    const own = await ask('https://app.facetry.example');
    expect(own.status).toBe(204);
    expect(own.headers.get('access-control-allow-origin')).toBe('https://app.facetry.example');
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('sends the operator’s snippets', async () => {
    const answer = await fetch(`${server.url}/api/home/base-info?lang=en-US&type=home`);
    expect(((await answer.json()) as { data: object }).data).toMatchObject({ statistical_title: env.STATISTICAL_HEAD });
  });
});

describe('the commands, beside a running server', () => {
  it('report what campaigns brought, without bots and own addresses', async () => {
    const page_url = 'https://www.facetry.example/ru/pricing';
    await land({ utm_source: 'newsletter', utm_campaign: 'autumn', page_url, visit_id: 'v1' }, '198.51.100.1');
    await land({ utm_source: 'newsletter', page_url, visit_id: 'v2' }, '198.51.100.2');
    await land({ utm_source: 'forum', page_url, visit_id: 'v3' }, '198.51.100.3');
    await land({ utm_source: 'forum', page_url }, '203.0.113.5');
    const bot = { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
    await land({ utm_source: 'forum', page_url }, '198.51.100.4', bot);
    const csv = (await command('report', '--since', '1d', '--csv')).stdout.trim().split('\n');
    expect(csv[0]).toBe('name,visits,sources,events,signUps,conversion');
    expect(csv.slice(1)).toEqual(['newsletter,2,1,0,0,0.0000', 'forum,1,1,0,0,0.0000']);
    const table = (await command('report', '--by', 'landing')).stdout;
    expect(table).toMatch(/\/ru\/pricing +3 .*█/);
    expect(table).toContain('Left out: 1 visits of known bots, 1 from own addresses.');
    expect((await command('report', '--by', 'locale', '--csv')).stdout).toContain('ru,3');
  });

  it('count a landing on an unprefixed page for the language that was read', async () => {
    const page_url = 'https://www.facetry.example/pricing';
    const from = '198.51.100.6';
    await land({ page_url, locale: 'zh' }, from, { Cookie: 'myLocale=en' });
    await land({ page_url }, from, { Cookie: 'myLocale=zh' });
    await land({ page_url }, from, { 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8' });
    await land({ page_url }, from, { 'Accept-Language': 'th' });
    const csv = (await command('report', '--by', 'locale', '--csv')).stdout;
    expect(csv).toContain('zh,3,');
    expect(csv).toContain('en,1,');
  });

  it('list what visitors wrote, harmless for spreadsheets', async () => {
    await contact('=HYPERLINK("https://evil.example")', '198.51.100.30');
    const csv = (await command('inbox', '--csv')).stdout;
    expect(csv).toContain("'=HYPERLINK");
    expect((await command('inbox')).stdout).toContain('The second is not.');
  });

  it('back everything up, and restore it without doubling anything', async () => {
    const file = `${dataFolder(server.port)}/backup.ndjson.gz`;
    expect((await command('backup', file)).status).toBe(0);
    const entries = (await command('inbox')).stdout.match(/(\d+) entries/)![1];
    const restored = await command('restore', file);
    expect(restored.stdout).toMatch(/\d+ rows restored/);
    expect((await command('inbox')).stdout.match(/(\d+) entries/)![1]).toBe(entries);
  });

  it('add and retire the beacon’s keys', async () => {
    await command('keys', 'add');
    expect((await command('keys', 'add')).stdout.match(/in use since/g)).toHaveLength(2);
    expect((await command('keys', 'retire')).stdout.match(/in use since/g)).toHaveLength(1);
  });

  it('say in one sentence what is wrong', async () => {
    for (const [name, ...args] of [
      ['report', '--since', 'yesterday'],
      ['report', '--by', 'moon'],
      ['restore', 'no-such-file'],
      ['link', '--page', '/nothing', '--source', 'x'],
      ['link'],
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

  it('do not open a second server on the same folder', async () => {
    const second = startServer({ env: { DATA_DIR: dataFolder(server.port) } });
    await expect(second).rejects.toThrow('did not start');
  });
});
