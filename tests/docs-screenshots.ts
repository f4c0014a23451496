import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openStore } from '@/lib/api/store/store';
import { buildWhenNeeded } from '@/scripts/build';
import { commandLine } from '@/scripts/command-line';
import { fillDemoData } from '@/scripts/demo-data/demo-data';
import { addMember, workbenchEnvironment } from './backend/workbench-browser';
import { browserArguments } from './e2e/browser-arguments';
import { copyEmptyStore } from './empty-store';
import { freePort } from './free-port';
import { dataFolder, startServer } from './start-server';

/** Takes the screenshots of docs/workbench.md, with demo data. */

commandLine({
  usage: 'npm run docs:screenshots',
  description: 'Takes the screenshots of the workbench in docs/images again, with demo data.',
});

const folder = 'docs/images';
const viewport = { width: 1280, height: 800 } as const;
const screenshots: [name: string, path: string, prepare?: (page: Page) => Promise<unknown>][] = [
  ['workbench-overview', 'overview'],
  [
    'workbench-campaigns',
    'campaigns?sort=signUps',
    (page) => page.getByRole('heading', { name: 'Results' }).evaluate((heading) => heading.scrollIntoView()),
  ],
  ['workbench-link', 'links/go/demo-video'],
  ['workbench-inbox', 'inbox?kind=contact', (page) => page.locator('summary:has(time)').first().click()],
  ['workbench-missing', 'missing'],
];

if ((await buildWhenNeeded()) !== 0) process.exit(1);
const port = await freePort();
await copyEmptyStore(dataFolder(port));
const store = await openStore({ databaseUrl: undefined, folder: dataFolder(port) });
await fillDemoData(store.db, 10_000, new Date());
await store.close();

const server = await startServer({ port, env: workbenchEnvironment });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: browserArguments });
try {
  const member = await addMember(server, 'ada@example.com', 'admin');
  const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  await context.addCookies(Object.entries(member.cookies()).map(([name, value]) => ({ name, value, url: server.url })));
  const page = await context.newPage();
  // Playwright itself takes no WebP.
  const client = await context.newCDPSession(page);
  mkdirSync(folder, { recursive: true });
  for (const [name, address, prepare] of screenshots) {
    await page.goto(`${server.url}/workbench/${address}`, { waitUntil: 'networkidle' });
    await prepare?.(page);
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 75 });
    const file = path.join(folder, `${name}.webp`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    console.log(`${file}: ${Math.round((data.length * 3) / 4 / 1024)} KB`);
  }
} finally {
  await browser.close();
  await server.shutDown();
}
