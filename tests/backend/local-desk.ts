import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { afterAll } from 'vitest';
import { bundleDesk } from '@/scripts/bundle-desk';
import { createLocalDesk } from '@/scripts/local-desk';
import { findExecutable } from '@/scripts/system-dependencies';
import { useFiles, type ProjectFiles } from '../desk-files';
import { temporaryFolder } from '../temp-folder';

/** Opens the desk of `npm run desk` in Chromium, with a copy of files. @returns the page, and the origins it requested */
export async function openLocalDesk(files: ProjectFiles): Promise<{ page: Page; url: string; origins: Set<string> }> {
  const folder = temporaryFolder();
  await bundleDesk(folder);
  const server = createLocalDesk(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath: findExecutable('chromium'),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });
  const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } });
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.goto(`${url}/desk`);
  await useFiles(page, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('button', { name: 'New' }).waitFor();
  return { page, url, origins };
}
