import { expect, test, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { pickArticle } from '../articles';
import { fullOnly } from '../sampling';
import { send } from './send-request';

const { path } = pickArticle('docs', { text: /^\{reference: local-api\}$/m });

const groups = (page: Page) => page.locator('[data-tabs]');
const shownCode = (page: Page, n: number) => groups(page).nth(n).locator('pre:visible');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('code tabs show one language at a time and can be switched', async ({ page }) => {
    await page.goto(path);
    await expect(shownCode(page, 0)).toHaveCount(1);
    await expect(shownCode(page, 0)).toContainText('curl -sS');
    await groups(page).first().getByText('Python', { exact: true }).first().click();
    await expect(shownCode(page, 0)).toContainText('import json');
    await expect(groups(page).first().getByText('list.py')).toBeVisible();
    await expect(shownCode(page, 1)).toContainText('curl -sS');
  });
});

test('code tabs are labeled radio buttons that work by keyboard', async ({ page }) => {
  await page.goto(path);
  const choice = groups(page).first().getByRole('group', { name: 'Show the sample in' });
  await choice.getByRole('radio', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  await expect(shownCode(page, 0)).toContainText('await fetch');
});

test('the selected code tab is copied, applied to all groups, and remembered on later pages and visits', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
  const first = groups(page).first();
  await expect(first.getByRole('button')).toHaveCount(1);
  const third = groups(page).nth(2);
  await third.scrollIntoViewIfNeeded();
  const before = (await third.boundingBox())!.y;
  await third.getByText('Python', { exact: true }).first().click();
  for (const n of [0, 1, 2]) await expect(shownCode(page, n)).toContainText('urllib');
  // The groups above have grown, but the pressed tab is still under the pointer.
  await expect.poll(async () => Math.abs((await third.boundingBox())!.y - before)).toBeLessThan(2);
  await third.getByRole('button').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await shownCode(page, 2).textContent())!.trimEnd());

  await page.locator('article').getByRole('link', { name: 'Start and stop profiles', exact: true }).click();
  await expect(page).toHaveURL(/start-and-stop$/);
  await expect(shownCode(page, 0)).toContainText('@contextmanager');

  await page.reload({ waitUntil: 'commit' });
  await expect(shownCode(page, 0)).toContainText('@contextmanager');
});

test('a remembered code tab is applied before first paint, without a layout shift', fullOnly, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('code', 'Python');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { moved: number }).moved += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    (window as unknown as { moved: number }).moved = 0;
  });
  await page.goto(`${path}#list-profiles`);
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
  await expect(shownCode(page, 0)).toContainText('import json');
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
});

test('page data and Markdown contain every language of a code group, each under its label', async () => {
  const $ = load((await send(path)).body.toString());
  const names = $('[data-tabs]').first().children('figure').toArray();
  expect(names.map((name) => $(name).children('figcaption').children('span').text())).toEqual([
    'curl',
    'JavaScript',
    'Python',
  ]);
  const markdown = (await send(`${path}.md`)).body.toString();
  expect(markdown).toContain('```js tab="JavaScript" file="list.mjs"\nconst response');
  expect(markdown).toContain('## Start a profile');
  const { body } = JSON.parse((await send(`${path}/_payload.json`)).body.toString()) as { body: string[] };
  expect(body.filter((text) => text === 'JavaScript').length).toBe(0);
  expect(body).toContain('JavaScript list.mjs');
});

test('the OpenAPI document can be downloaded at the URL that its page links to', async ({ page }) => {
  await page.goto(`/ru${path}`);
  await expect(page.locator('article').getByRole('link', { name: 'openapi.json' })).toHaveAttribute(
    'href',
    '/local-api/openapi.json',
  );
  const { status, headers, body } = await send('/local-api/openapi.json');
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('application/json')]);
  const document = JSON.parse(body.toString()) as { openapi: string; paths: object };
  expect([document.openapi, Object.keys(document.paths).length]).toEqual(['3.1.0', 3]);
});
