import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { listen } from '../free-port';

/** The product's local API as docs/facts.md tells it: it starts one profile in a real Chromium, and stops it. */
export type LocalApi = {
  /** Such as `http://localhost:40123`. */
  url: string;
  /** What was asked for, such as `start`, and `visit` for each time the profile's browser opened the page. */
  events: string[];
  /** True from the answer to a start until the profile is stopped. */
  isRunning: () => boolean;
  close: () => Promise<void>;
};

export const profileId = 'p-204';
export const apiToken = 'a-token';

/** Starts Chromium with a profile. @returns it with its address for debugging */
async function startBrowser(folder: string): Promise<{ browser: ChildProcess; ws: string }> {
  const arguments_ = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const browser = spawn(process.env.CHROMIUM_PATH ?? 'chromium', [...arguments_, '--disable-background-networking']);
  for await (const line of createInterface({ input: browser.stderr })) {
    const ws = /listening on (ws:\S+)/.exec(line)?.[1];
    if (ws) return { browser, ws };
  }
  throw new Error('Chromium ended before it had an address for debugging');
}

/** Starts the stand-in. Requests to `/page` are visits of the page that samples open. */
export async function startLocalApi(): Promise<LocalApi> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'profile-'));
  const events: string[] = [];
  let browser: ChildProcess | undefined;
  const isRunning = () => browser !== undefined && browser.exitCode === null;
  const stop = async () => {
    if (!browser) return;
    const ended = new Promise((resolve) => browser!.once('exit', resolve));
    if (isRunning()) browser.kill('SIGKILL');
    await ended;
    browser = undefined;
  };
  const answer = async (action: string) => {
    events.push(action);
    if (action === 'stop') {
      events.push(isRunning() ? 'was running' : 'had ended');
      await stop();
      return {};
    }
    const started = await startBrowser(folder);
    browser = started.browser;
    browser.stderr!.resume();
    return { ws: started.ws };
  };
  const server = http.createServer((request, response) => {
    if (request.url === '/page') {
      events.push('visit');
      response.setHeader('Content-Type', 'text/html').end('<title>A page</title>');
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    const action = new RegExp(`^/v1/profiles/${profileId}/(start|stop)$`).exec(request.url!)?.[1];
    if (request.headers.authorization !== `Bearer ${apiToken}`) response.writeHead(401).end('{"code":401}');
    else if (!action || request.method !== 'POST') response.writeHead(404).end('{"code":404}');
    else void answer(action).then((data) => response.end(JSON.stringify({ code: 0, data })));
  });
  return {
    url: await listen(server),
    events,
    isRunning,
    close: async () => {
      await stop();
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
