import { readFileSync } from 'node:fs';
import http from 'node:http';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsPerMinute } from '@/lib/api/http/rate-limit';
import { pickArticle } from '../articles';
import { listen } from '../free-port';
import { startServer, type Server } from '../start-server';
import { sendRequest } from './http-request';
import { runAdminCommand } from './run-admin-command';
import { sendContact } from './send-contact';

const env = {
  TRUST_PROXY: '1',
  CHAT_EXCLUDED_IP: '203.0.113.9',
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

async function until(isDone: () => boolean): Promise<void> {
  for (let attempts = 0; attempts < 1200 && !isDone(); attempts += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isDone()).toBe(true);
}

describe('server', () => {
  it('healthz, readyz and revision report liveness, the store and the build', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const { revision } = (await (await fetch(`${server.url}/revision`)).json()) as { revision: string };
    expect(revision).not.toBe('');
  });

  it('only the trusted proxy’s entry of X-Forwarded-For is used', async () => {
    const headers = { 'X-Forwarded-For': '6.6.6.6, 198.51.100.7' };
    const response = await fetch(`${server.url}/api/sys/config/ip/get-visitor-ip`, { headers });
    expect(((await response.json()) as { data: { ip: string } }).data.ip).toBe('198.51.100.7');
  });

  it.each([
    ['with a port', '198.51.100.7:40123', '198.51.100.7'],
    ['in IPv6 with a port', '[2001:db8::1]:40123', '2001:db8::1'],
    ['that is invalid', '<script>alert(1)</script>', ''],
  ])('get-visitor-ip parses an IP address %s and sanitizes other headers', async (_, forwarded, ip) => {
    const headers = {
      'X-Forwarded-For': forwarded,
      'User-Agent': `<script>alert(1)</script>${'x'.repeat(3000)}`,
      'Accept-Language': `ru-RU,ru;q=0.9"><script>${'x'.repeat(3000)}`,
    };
    const response = await fetch(`${server.url}/api/sys/config/ip/get-visitor-ip`, { headers });
    const { data } = (await response.json()) as { data: { ip: string; ua: string; language: string } };
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(data.ip).toBe(ip);
    expect(data.language).toMatch(/^ru-RU,ru;q=0\.9scriptx+$/);
    expect(JSON.stringify(data)).not.toContain('<');
    expect([data.ua.length, data.language.length]).toEqual([300, 100]);
  });

  it('chat-exclusion reports whether the visitor is excluded without disclosing the IP address', async () => {
    const fetchPage = async (path: string, from: string) => {
      const response = await fetch(`${server.url}/api/site/${path}`, { headers: { 'X-Forwarded-For': from } });
      return { text: await response.text(), cache: response.headers.get('cache-control') };
    };
    const excluded = await fetchPage('chat-exclusion', env.CHAT_EXCLUDED_IP);
    expect(JSON.parse(excluded.text)).toMatchObject({ code: 0, data: { excluded: true } });
    expect(excluded.cache).toBe('no-store');
    expect(JSON.parse((await fetchPage('chat-exclusion', '198.51.100.7')).text)).toMatchObject({
      data: { excluded: false },
    });
    expect((await fetchPage('settings', '198.51.100.7')).text).not.toContain(env.CHAT_EXCLUDED_IP);
  });

  it('messages are delivered to the webhook and retried until accepted', async () => {
    refusals = 1;
    await sendContact(server.url, 'The first is refused once.');
    await sendContact(server.url, 'The second is not.');
    await until(() => delivered.length >= 2);
    expect(delivered.map(({ content }) => content).sort()).toEqual([
      'The first is refused once.',
      'The second is not.',
    ]);
    expect(delivered[0]).toMatchObject({ kind: 'contact', email: 'ada@example.org' });
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(delivered.length).toBe(2);
  });

  it('a message resent after a lost response is stored once', async () => {
    const attempt = `attempt-${Date.now()}-of-a-test`;
    const sent = () => sendContact(server.url, 'Sent twice in one attempt.', '198.51.100.10', { attempt });
    const [first, second] = [await (await sent()).json(), await (await sent()).json()] as { data: { id: string } }[];
    expect(second!.data.id).toBe(first!.data.id);
    const { stdout } = await runAdminCommand(server, env, 'inbox');
    expect(stdout.match(/Sent twice in one attempt\./g)).toHaveLength(1);
  });

  it('searches are rate-limited per visitor, with a localized page and Retry-After', async () => {
    const fetchPage = (path: string) =>
      fetch(`${server.url}${path}`, { headers: { 'X-Forwarded-For': '198.51.100.22' }, redirect: 'manual' });
    for (let i = 0; i < requestsPerMinute.search; i += 1)
      expect((await fetchPage(`/ru/search?q=${i}`)).status).toBe(200);
    const rejected = await fetchPage('/ru/search?q=one+more');
    expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await rejected.text()).toMatch(/lang="ru-RU".*поисковых запросов/s);
    // The page without a query is counted separately.
    expect((await fetchPage('/ru/search')).status).toBe(200);
  });

  it.each([
    ...['/icon-512.png', '/og/0123456789/en/home.png', '/api/site/consultation.svg'],
    ...['/images/none.png', '/images/%E0%A4', '/x/../images/none.png'],
  ])('the image optimizer rejects %s', async (image) => {
    const response = await fetch(`${server.url}/_next/image?url=${encodeURIComponent(image)}&w=320&q=100`);
    expect(response.status).toBe(400);
  });

  it.each(['/blog/rss.xml', '/ru/news/feed.json', '/en-US-sitemap.xml', '/sitemap.xml'])(
    '%s has the date of its newest entry, and is not sent again until that changes',
    async (path) => {
      const date = (await fetch(server.url + path)).headers.get('last-modified')!;
      expect(date).toMatch(/ 00:00:00 GMT$/);
      // `fetch` would add `Cache-Control: no-cache`, which asks for the whole file.
      const headers = { 'If-Modified-Since': date };
      const request = { method: 'GET', path, headers, body: Buffer.alloc(0) };
      expect((await sendRequest(server.url, request)).status).toBe(304);
    },
  );

  it('an image of an article is sent in the size of the screen', async () => {
    const image = /!\[[^\]]*\]\((\/images\/[\w/-]+\.webp)/;
    const { id, path } = pickArticle('blog', { text: image });
    const [, original] = image.exec(readFileSync(`messages/en/blog/${id}.md`, 'utf8'))!;
    const $ = load(await (await fetch(server.url + path)).text());
    const [src = ''] = $('img[srcset]').attr('srcset')!.split(' ');
    const response = await fetch(server.url + src, { headers: { Accept: 'image/avif,image/webp,image/*;q=0.8' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(server.url + original)).status).toBe(200);
  });

  it('writes are limited to sixty per minute and IP address, with Retry-After', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1)
      statuses.push((await sendContact(server.url, `Message ${i}`, '198.51.100.20')).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    const rejected = await sendContact(server.url, 'One more', '198.51.100.20');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendContact(server.url, 'Somebody else', '198.51.100.21')).status).toBe(200);
  });

  it('CORS with credentials is limited to the product’s own origins', async () => {
    const fetchPage = (origin: string) =>
      fetch(`${server.url}/api/beacon`, { method: 'OPTIONS', headers: { Origin: origin } });
    const ownOrigin = await fetchPage('https://app.facetry.example');
    expect(ownOrigin.status).toBe(204);
    expect(ownOrigin.headers.get('access-control-allow-origin')).toBe('https://app.facetry.example');
    expect(ownOrigin.headers.get('access-control-allow-credentials')).toBe('true');
    expect((await fetchPage('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('base-info contains the operator’s snippets', async () => {
    const response = await fetch(`${server.url}/api/home/base-info?lang=en-US&type=home`);
    expect(((await response.json()) as { data: object }).data).toMatchObject({
      statistical_title: env.STATISTICAL_HEAD,
    });
  });
});
