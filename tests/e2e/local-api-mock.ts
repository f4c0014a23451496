import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { listen } from '../free-port';
import { localApiListener } from '../local-api-mock';
import { browserArguments } from './browser-arguments';

/** Mock of the product's local API that starts and stops one profile in a real Chromium. */
export type LocalApi = {
  /** For example `http://localhost:40123`. */
  url: string;
  /** Received commands, such as `start`, and `visit` for each time the profile's browser opened the page. */
  events: string[];
  /** Whether the profile is running: from the response to a start until it is stopped. */
  isRunning: () => boolean;
  close: () => Promise<void>;
};

/** Starts Chromium with a profile. @returns the process and its debugging URL */
async function startBrowser(folder: string): Promise<{ browser: ChildProcess; ws: string }> {
  const arguments_ = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const browser = spawn(process.env.CHROMIUM_PATH ?? 'chromium', [...arguments_, ...browserArguments]);
  for await (const line of createInterface({ input: browser.stderr })) {
    const ws = /listening on (ws:\S+)/.exec(line)?.[1];
    if (ws) return { browser, ws };
  }
  throw new Error('Chromium exited before it printed its debugging URL');
}

/** Starts the mock. Requests to `/page` count as visits to the page that the samples open. */
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
  const handlers: Readonly<Record<string, () => Promise<{ data?: unknown }>>> = {
    startProfile: async () => {
      events.push('start');
      const started = await startBrowser(folder);
      browser = started.browser;
      browser.stderr!.resume();
      return { data: { ws: started.ws } };
    },
    stopProfile: async () => {
      events.push('stop', isRunning() ? 'was running' : 'had ended');
      await stop();
      return {};
    },
  };
  const listener = localApiListener(async (operationId) => handlers[operationId]?.() ?? {});
  const server = http.createServer((request, response) => {
    if (request.url !== '/page') return listener(request, response);
    events.push('visit');
    return response.setHeader('Content-Type', 'text/html').end('<title>A page</title>');
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
