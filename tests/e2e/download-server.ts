import http from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../free-port';
import { e2eBuild } from '../builds';
import { startServer } from '../start-server';
import { e2eEnvironment } from '@/scripts/e2e-environment';

/** A server with a file for each system, and helpers for its download page. */

export type DownloadServer = { url: string; close: () => Promise<void> };

/**
 * Starts the server and another one that hosts the files. The e2e build's settings define none for Linux: its URL comes
 * from the back end.
 */
export async function startDownloadServer(): Promise<DownloadServer> {
  const files = http.createServer(({ url }, response) => {
    response.setHeader('Content-Disposition', `attachment; filename="${url!.slice(1)}"`);
    response.end('program');
  });
  const url = await listen(files);
  const server = await startServer({
    build: e2eBuild(),
    env: {
      ...e2eEnvironment,
      CANONICAL_HOST: '0',
      DOWNLOAD_URL_WIN64: `${url}/win64.exe`,
      DOWNLOAD_URL_WIN32: `${url}/win32.exe`,
      DOWNLOAD_URL_MAC: `${url}/intel.dmg`,
      DOWNLOAD_URL_ARM64: `${url}/apple.dmg`,
      LINUX_DOWNLOAD_URL: `${url}/linux.deb`,
    },
  });
  return {
    url: server.url,
    close: async () => {
      await server.kill();
      files.close();
    },
  };
}

type Hints = { platform: string; architecture: string; bitness: string };

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const computers: [name: string, file: string, userAgent: string, hints: Hints | null, system: string][] = [
  [
    '64-bit Windows',
    'win64.exe',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`,
    { platform: 'Windows', architecture: 'x86', bitness: '64' },
    'Windows',
  ],
  [
    '32-bit Windows',
    'win32.exe',
    'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
    null,
    'Windows',
  ],
  [
    'a Mac with Apple silicon',
    'apple.dmg',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`,
    { platform: 'macOS', architecture: 'arm', bitness: '64' },
    'macOS',
  ],
  [
    'a Mac with Intel',
    'intel.dmg',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`,
    { platform: 'macOS', architecture: 'x86', bitness: '64' },
    'macOS',
  ],
  ['Linux', 'linux.deb', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', null, 'Linux'],
];

/** Mocks the client hints that the browser reports; with `'silence'` it never resolves them. */
export const mockClientHints = (page: Page, hints: Hints | 'silence' | null) =>
  page.addInitScript((reported) => {
    const getHighEntropyValues = () => (reported === 'silence' ? new Promise(() => {}) : Promise.resolve(reported));
    Object.defineProperty(Navigator.prototype, 'userAgentData', {
      get: () => (reported ? { getHighEntropyValues } : undefined),
    });
  }, hints);

export const downloadButton = (page: Page) => page.locator('a[data-download]');
export const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const startedMessage = 'Your download is starting.';
export const unavailableMessage = 'no download for your system';

/** Opens the download page and waits until the file is requested from the back end, or until it has responded. */
export async function openDownloads(page: Page, origin: string, event: 'request' | 'response'): Promise<void> {
  const isVersionRequest = (sent: { url: () => string }) => sent.url().includes('/get-latest-version?');
  const happened = event === 'request' ? page.waitForRequest(isVersionRequest) : page.waitForResponse(isVersionRequest);
  await page.goto(`${origin}/download`);
  await happened;
}
