import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { send } from './send';

/** What a first visit loads, compressed as a server would (gzip -9). `npm run bench` measures the floor. */
const frameworkFloor = 138.2;
const javaScriptBudget = frameworkFloor + 12;
const homeHtmlBudget = 30;

const kilobytes = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length / 1000;

for (const path of ['/', '/ru/pricing', '/zh/blog/one-profile-one-account', '/th/rpa', '/search?q=x']) {
  test(`${path} keeps within its weight`, async () => {
    const { body } = await send(path);
    const $ = cheerio.load(body);
    const scripts = $('script[src]:not([nomodule])')
      .toArray()
      .map((script) => $(script).attr('src')!);
    expect(scripts.length).toBeGreaterThan(0);
    const files = await Promise.all([...new Set(scripts)].map((src) => send(src)));
    const total = files.reduce((sum, file) => sum + kilobytes(Buffer.from(file.body)), 0);
    expect(total, 'first-load JavaScript in KB').toBeLessThanOrEqual(javaScriptBudget);
    if (path === '/') expect(kilobytes(Buffer.from(body)), 'HTML in KB').toBeLessThanOrEqual(homeHtmlBudget);
  });
}
