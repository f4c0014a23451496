import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { e2eUrl, zhUrl } from '@/scripts/e2e-environment';
import { fullOnly, sample } from '../sampling';
import { freezeClock, advanceClock, advanceClockUntil } from './frozen-clock';

type Failed = { title: string; countdown: string; backToBlog: string; backToHome: string; retry: string };
const getMessages = (locale: string): Failed =>
  (JSON.parse(readFileSync(`messages/${locale}/errors.json`, 'utf8')) as { failed: Failed }).failed;

test.beforeEach(({ page }) => freezeClock(page));

const shows = (page: Page, left: number) => async () =>
  (await page.getByRole('timer').textContent())!.includes(String(left));

for (const [locale, failingPage, blog] of sample(
  [
    ['en', `${e2eUrl}/throws`, `${e2eUrl}/blog`],
    ['ru', `${e2eUrl}/ru/throws`, `${e2eUrl}/ru/blog`],
    ['zh', `${zhUrl}/throws`, `${zhUrl}/blog`],
  ] as const,
  2,
)) {
  test(`a page that fails shows the error screen in ${locale}, counts down from 5 and redirects to the blog`, async ({
    page,
  }) => {
    const failed = getMessages(locale);
    await page.goto(failingPage);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(failed.title);
    await expect(page.getByRole('img')).toBeVisible();
    await expect(page.getByRole('link', { name: failed.backToBlog })).toHaveAttribute('href', new URL(blog).pathname);
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText(/5/);
    const number = (await timer.textContent())!.search(/\d/);
    if (locale === 'zh') expect(number).toBe(0);
    else expect(number).toBeGreaterThan(0);
    await advanceClockUntil(page, shows(page, 3));
    await advanceClockUntil(page, () => page.url() === blog);
  });
}

test('the error screen of the blog redirects to the home page', fullOnly, async ({ page }) => {
  const failed = getMessages('en');
  await page.goto(`${e2eUrl}/blog-throws`);
  await expect(page.getByRole('link', { name: failed.backToHome })).toHaveAttribute('href', '/');
  await advanceClockUntil(page, () => page.url() === `${e2eUrl}/`);
});

test('the error screen has a working retry button', async ({ page }) => {
  await page.goto(`${e2eUrl}/throws`);
  const retry = page.getByRole('button', { name: getMessages('en').retry });
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessages('en').title);
});

test('the countdown stops on user input and on leaving the tab, without moving the buttons', async ({ page }) => {
  await page.goto(`${e2eUrl}/throws`);
  const timer = page.getByRole('timer');
  const retryPosition = () => page.getByRole('button', { name: getMessages('en').retry }).boundingBox();
  await advanceClockUntil(page, shows(page, 4));
  const before = await retryPosition();
  await page.keyboard.press('Shift');
  await expect(timer).toHaveCount(0);
  expect(await retryPosition()).toEqual(before);
  for (let second = 0; second < 6; second += 1) await advanceClock(page, 1000);
  expect(new URL(page.url()).pathname).toBe('/throws');

  await page.goto(`${e2eUrl}/throws`);
  await advanceClockUntil(page, shows(page, 4));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(timer).toHaveCount(0);
});

test('the link of the error screen works before the countdown ends', fullOnly, async ({ page }) => {
  await page.goto(`${e2eUrl}/throws`);
  await page.getByRole('link', { name: getMessages('en').backToBlog }).click();
  await page.waitForURL(`${e2eUrl}/blog`);
});
