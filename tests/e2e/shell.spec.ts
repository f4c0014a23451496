import { expect, test, type Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { fixedPath } from '@/lib/i18n/paths';
import { isAlive, openAlive } from './alive';

const myLocale = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'myLocale')?.value;

test.describe('the language switcher', () => {
  const rows: [from: string, to: string, href: string][] = [
    ['/ru/pricing', 'Español', '/es/pricing'],
    ['/ru/pricing', 'English', '/en/pricing'],
    ['/ru/pricing', '简体中文', '/zh/pricing'],
    ['/ru', 'English', '/en'],
    ['/ru/docs/proxies', 'Tiếng Việt', '/vi/docs/proxies'],
    ['/ru/blog/one-profile-one-account', 'ไทย', '/th/blog'],
    ['/ru/news-company', 'English', '/en/news'],
    ['/ru/helps/import-cookies', '한국어', '/ko/helps'],
    ['/ru/solutions/betting', '简体中文', '/zh/solutions/media-market'],
    ['/tc/solutions/self-examination', 'Français', '/fr/solutions/ticketing'],
    ['/ru/solutions/web-scraping', '繁體中文', '/tc'],
    ['/tc/solutions/media-market', 'Tiếng Việt', '/vn'],
    ['/ru/alternatives/octo-browser-alternative', '简体中文', '/zh'],
    ['/tc/alternatives/ziniao-alternative', 'English', '/en'],
    ['/ru/release/1-4-0', 'Türkçe', '/tr/release/1-4-0'],
  ];

  for (const [from, name, href] of rows) {
    test(`leads from ${from} to ${href}`, async ({ page }) => {
      await page.goto(from);
      await page.locator('[popovertarget=menu-language]').click();
      await expect(page.locator('#menu-language').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    });
  }

  test('keeps the query and the fragment, and is remembered', async ({ page }) => {
    await page.goto('/ru/pricing?utm_source=x&b=%20#content');
    await page.locator('[popovertarget=menu-language]').click();
    await page.locator('#menu-language').getByRole('link', { name: 'English', exact: true }).click();
    await page.waitForURL('**/pricing?utm_source=x&b=%20#content');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    expect(await myLocale(page)).toBe('en');
  });

  test('gives a bare prefix its slash before the query', async ({ page }) => {
    await page.goto('/es/?utm_source=x');
    await page.locator('[popovertarget=menu-language]').click();
    const answered = page.waitForResponse((response) => response.url().includes('/ru'));
    await page.locator('#menu-language').getByRole('link', { name: 'Русский', exact: true }).click();
    expect((await answered).status()).toBe(200);
    await page.waitForURL('**/ru/?utm_source=x');
  });

  test('opens and works by keyboard alone', async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, the switcher switches, and every language is in the footer', async ({ page }) => {
    await page.goto('/ru/pricing');
    await page.locator('[popovertarget=menu-solutions]').click();
    await expect(page.locator('#menu-solutions')).toBeVisible();
    await page.locator('#menu-solutions a[href="/ru/solutions/google"]').click();
    await page.waitForURL('**/ru/solutions/google');
    await page.locator('[popovertarget=menu-language]').click();
    await page.locator('#menu-language').getByRole('link', { name: 'ไทย', exact: true }).click();
    await page.waitForURL('**/th/solutions/google');
    const named = await page.locator('footer nav a').allTextContents();
    expect(named).toEqual(locales.map(({ name }) => name));
  });

  test('the questions open and the search searches', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').first().click();
    await expect(page.locator('details p').first()).toBeVisible();
    await page.goto('/search');
    await page.getByRole('searchbox').fill('synchronizer');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/search?q=synchronizer');
    await expect(page.getByRole('main').getByRole('link', { name: 'Synchronizer' }).first()).toBeVisible();
  });

  test('the mobile menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/hi');
    await expect(page.locator('#site-menu')).toBeHidden();
    await page.locator('[popovertarget=site-menu]').click();
    await expect(page.locator('#site-menu a[href="/hi/rpa"]')).toBeVisible();
  });
});

test('the search understands words without spaces and says when it finds nothing', async ({ page }) => {
  await page.goto('/zh/search?q=浏览器');
  expect(await page.locator('main li').count()).toBeGreaterThan(0);
  await page.goto('/search?q=zzzzqqqq');
  await expect(page.locator('output')).toContainText('zzzzqqqq');
  await page.goto('/search?q=a&q=b');
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('the menus of the header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('open when a mouse rests on them, and stay while it moves to the panel', async ({ page }) => {
    await openAlive(page, '/faq');
    const [product, solutions] = [page.locator('#menu-product'), page.locator('#menu-solutions')];
    await page.locator('[popovertarget=menu-product]').hover();
    await expect(product).toBeVisible();
    await product.getByRole('link').last().hover();
    await page.waitForTimeout(400);
    await expect(product).toBeVisible();
    await page.locator('[popovertarget=menu-solutions]').hover();
    await expect(solutions).toBeVisible();
    await expect(product).toBeHidden();
    await page.mouse.move(640, 780);
    await expect(solutions).toBeHidden();
  });

  test('stay open after a click, until the next click or the Escape key', async ({ page }) => {
    await openAlive(page, '/faq');
    const [button, panel] = [page.locator('[popovertarget=menu-product]'), page.locator('#menu-product')];
    await button.hover();
    await expect(panel).toBeVisible();
    await button.click();
    await page.mouse.move(640, 780);
    await page.waitForTimeout(400);
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    await button.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('say which page is shown', async ({ page }) => {
    await page.goto('/rpa');
    await expect(page.locator('header [aria-current=page]')).toHaveText(/^RPA/);
    await page.goto('/pricing');
    await expect(page.locator('#site-menu > [aria-current=page]')).toHaveText('Pricing');
  });

  for (const { code } of locales) {
    test(`keep within the window in ${code}`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 700 });
      await page.goto(fixedPath(code, '/faq'));
      for (const id of ['menu-product', 'menu-solutions', 'menu-resources', 'menu-language']) {
        await page.locator(`[popovertarget=${id}]`).click();
        const box = (await page.locator(`#${id}`).boundingBox())!;
        expect(box.x, id).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, id).toBeLessThanOrEqual(1024);
        expect(await page.locator(`#${id}`).evaluate((panel) => panel.scrollWidth - panel.clientWidth), id).toBe(0);
        await page.keyboard.press('Escape');
      }
      const bar = await page.locator('header > div').evaluate((node) => node.scrollWidth - node.clientWidth);
      expect(bar, 'the bar').toBe(0);
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 700 });
        await page.locator('[popovertarget=site-menu]').click();
        const menu = page.locator('#site-menu');
        expect(await menu.evaluate((node) => node.scrollWidth - node.clientWidth), `the menu at ${width}`).toBe(0);
        await expect(menu.locator('> div').last()).toBeInViewport();
        await page.keyboard.press('Escape');
      }
    });
  }
});

test('the header holds the navigation of the specification', async ({ page }) => {
  await page.goto('/ru');
  const hrefs = await page
    .locator('#menu-resources a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/ru/helps',
    '/ru/docs/proxies',
    '/ru/blog',
    '/ru/news',
    '/ru/partner',
    '/ru/about-us',
    '/ru/pre-sales',
  ]);
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/ru/faq');
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#content"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('after a navigation the focus is on the heading, and the title is announced', async ({ page }) => {
  await page.goto('/ru/faq');
  await page.locator('#menu-product a[href="/ru/rpa"]').evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/ru/rpa');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('body > .visually-hidden[role=status]')).toHaveText(/^RPA.* \| Facetry$/);
  await expect(page.locator('body > .visually-hidden[role=status]')).toHaveText(await page.title());
});

test.describe('the language is remembered', () => {
  test('by a prefixed address, also /zh', async ({ page }) => {
    await page.goto('/zh/pricing');
    await expect.poll(() => myLocale(page)).toBe('zh');
    await page.goto('/th/faq');
    await expect.poll(() => myLocale(page)).toBe('th');
    expect(await page.evaluate(() => localStorage.getItem('myLocale'))).toBe('th');
  });

  test('by an unprefixed page only when nothing is stored', async ({ page }) => {
    await page.goto('/pricing');
    await expect.poll(() => myLocale(page)).toBe('en');
    await page.goto('/ru/pricing');
    await expect.poll(() => myLocale(page)).toBe('ru');
    await page.goto('/pricing');
    await isAlive(page);
    expect(await myLocale(page)).toBe('ru');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'myLocale')!;
    expect(cookie.sameSite).toBe('Lax');
    expect(cookie.path).toBe('/');
    expect(Math.round((cookie.expires - Date.now() / 1000) / 86_400)).toBe(365);
  });

  test('so that links of a Chinese page stay Chinese', async ({ page }) => {
    await page.goto('/zh/pricing');
    await expect.poll(() => myLocale(page)).toBe('zh');
    await page.locator('footer a[href="/faq"]').click();
    await page.waitForURL('**/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });
});

test.describe('a visitor whose browser speaks another language', () => {
  test.use({ locale: 'ru-RU' });

  test('is offered the page in it, once, without a shift of the layout', async ({ page }) => {
    await page.goto('/pricing');
    const offer = page.locator('aside[lang=ru-RU]');
    await expect(offer).toBeVisible();
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ru/pricing');
    await expect(offer).toHaveCSS('position', 'fixed');
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.reload();
    await isAlive(page);
    await expect(offer).toBeHidden();
  });

  test('is not offered a page that does not exist there, nor one it already reads', async ({ page }) => {
    for (const path of ['/tc/solutions/media-market', '/ru/pricing']) {
      await page.goto(path);
      await isAlive(page);
      await expect(page.locator('aside')).toHaveCount(0);
    }
  });
});
