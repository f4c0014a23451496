import http from 'node:http';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { expect, it, onTestFinished } from 'vitest';
import { findExecutable } from '@/scripts/system-dependencies';
import { eventually } from '../eventually';
import { listen } from '../free-port';
import { startServer } from '../start-server';

/** A Gitea server as far as a sign-in: it gives a token to whoever has the verifier of the challenge. */
async function startGiteaMock() {
  const requests: string[] = [];
  const tokens: Record<string, unknown>[] = [];
  let challenge = '';
  const mock = http.createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    const send = (body: object) =>
      response.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    if (url.pathname === '/login/oauth/authorize') {
      const parameters = Object.fromEntries(url.searchParams) as Record<string, string>;
      challenge = `${parameters.code_challenge_method} ${parameters.client_id}`;
      const query = new URLSearchParams({ code: 'code', state: parameters.state! });
      return void response.writeHead(302, { Location: `${parameters.redirect_uri}?${query}` }).end();
    }
    if (url.pathname === '/login/oauth/access_token') {
      return void text(request).then((body) => {
        tokens.push(JSON.parse(body) as Record<string, unknown>);
        send({ access_token: 'gitea-token' });
      });
    }
    requests.push(`${url.pathname} ${request.headers.authorization}`);
    return void send(url.pathname === '/api/v1/version' ? { version: '1.24.0' } : { id: 1, login: 'editor' });
  });
  return { mock, requests, tokens, url: await listen(mock), challenge: () => challenge };
}

it('with an application at Gitea, the page signs in by PKCE without this server', async () => {
  const gitea = await startGiteaMock();
  const server = await startServer({
    env: { DESK_REPO: `gitea:${gitea.url}/example/website`, DESK_APP_ID: 'public-app' },
  });
  const browser = await chromium.launch({
    executablePath: findExecutable('chromium'),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  onTestFinished(async () => {
    await browser.close();
    server.stop();
    gitea.mock.close();
    gitea.mock.closeAllConnections();
  });
  const page = await browser.newPage();
  await page.goto(`${server.url}/desk`);
  await page.getByRole('button', { name: /^Sign In with .Gitea/i }).click();
  await eventually(() => expect(gitea.requests).toContain('/api/v1/user token gitea-token'));
  expect(gitea.challenge()).toBe('S256 public-app');
  expect(gitea.tokens).toMatchObject([
    { client_id: 'public-app', code: 'code', redirect_uri: `${server.url}/desk`, code_verifier: expect.any(String) },
  ]);
  expect((await fetch(`${server.url}/desk/auth`)).status).toBe(404);
});

it('without DESK_REPO the desk is an unknown page', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  for (const path of ['/desk', '/desk/config.json', '/desk/auth', '/desk/callback', '/desk/files/start.js']) {
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
  }
});
