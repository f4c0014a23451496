import { expect, test, type Page } from '@playwright/test';
import { fullOnly } from '../sampling';
import { waitForHydration } from './hydrated';
import { chooseLanguage, languageLink } from './language-switcher';

const myLocale = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'myLocale')?.value;

test.describe('language switcher', () => {
  test('switching the language preserves query and fragment and is remembered', async ({ page }) => {
    await page.goto('/ru/pricing?utm_source=x&b=%20#content');
    await chooseLanguage(page, 'English');
    await page.waitForURL('**/pricing?utm_source=x&b=%20#content');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    expect(await myLocale(page)).toBe('en');
  });

  test('the switcher adds a slash between a bare prefix and the query', async ({ page }) => {
    await page.goto('/es/?utm_source=x');
    await page.locator('[popovertarget=menu-language]').click();
    const answered = page.waitForResponse((response) => response.url().includes('/ru'));
    await languageLink(page, 'Русский').click();
    expect((await answered).status()).toBe(200);
    await page.waitForURL('**/ru/?utm_source=x');
  });

  test('the language switcher works by keyboard', fullOnly, async ({ page }) => {
    await page.goto('/ru/faq');
    const button = page.locator('[popovertarget=menu-language]');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-language')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-language')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });
});

for (const [from, tag] of [
  ['en', 'en-US'],
  ['zh', 'zh-CN'],
] as const) {
  test(`going back to a root shown in ${from} does not redirect to the language chosen there`, async ({ page }) => {
    await page.context().addCookies([{ name: 'myLocale', value: from, domain: 'localhost', path: '/' }]);
    await page.goto('/');
    await waitForHydration(page);
    await chooseLanguage(page, 'Русский');
    await page.waitForURL('**/ru');
    await expect.poll(() => myLocale(page)).toBe('ru');
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.goForward();
    await page.waitForURL('**/ru');
    // A fresh load of the root still follows the choice.
    await expect.poll(() => myLocale(page)).toBe('ru');
    await page.goto('/');
    await page.waitForURL('**/ru');
  });
}

test.describe('remembered language', () => {
  test('a prefixed path stores its language, including /zh', async ({ page }) => {
    await page.goto('/zh/pricing');
    await expect.poll(() => myLocale(page)).toBe('zh');
    await page.goto('/th/faq');
    await expect.poll(() => myLocale(page)).toBe('th');
    expect(await page.evaluate(() => localStorage.getItem('myLocale'))).toBe('th');
  });

  test('an unprefixed page stores its language only if none is stored', async ({ page }) => {
    await page.goto('/pricing');
    await expect.poll(() => myLocale(page)).toBe('en');
    await page.goto('/ru/pricing');
    await expect.poll(() => myLocale(page)).toBe('ru');
    await page.goto('/pricing');
    await waitForHydration(page);
    expect(await myLocale(page)).toBe('ru');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'myLocale')!;
    expect(cookie.sameSite).toBe('Lax');
    expect(cookie.path).toBe('/');
    expect(Math.round((cookie.expires - Date.now() / 1000) / 86_400)).toBe(365);
  });
});
