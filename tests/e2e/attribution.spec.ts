import { expect, test, type Request } from '@playwright/test';
import { noConsentState } from './consent-states';
import { watchRequests } from './watch-requests';

/** Attribution of a campaign link, from the landing to the sign-up link. */

test.use({ storageState: noConsentState });

const campaign = 'utm_source=letter&utm_medium=mail&utm_campaign=autumn&utm_term=t&utm_content=c&bd_vid=b1&gclid=g1';

/** Matches the request that reports the given referral code. */
const reportsCode = (code: string) => (request: Request) => {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.endsWith('/api/sys/config/ref/set') && searchParams.get('c_v') === code;
};

async function multipartFields(body: Buffer | null): Promise<Record<string, string>> {
  const boundary = /^--(\S+)/.exec(body!.toString('utf8'))![1]!;
  const type = `multipart/form-data; boundary=${boundary}`;
  const form = await new Response(new Uint8Array(body!), { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

test('a campaign link is recorded with all its fields and passed on to sign-up links', async ({ page }) => {
  const sent = page.waitForRequest('**/record-source');
  await page.goto(`/ru/pricing?${campaign}&source=s1&callback=cb&ref=R1&invite_code=I1`, {
    referer: 'https://search.example/find?q=private',
  });
  const fields = await multipartFields((await sent).postDataBuffer());
  const record = JSON.parse(fields.source_data!) as Record<string, unknown>;
  expect(record).toMatchObject({
    source: 's1',
    callback: 'cb',
    utm_source: 'letter',
    utm_medium: 'mail',
    utm_campaign: 'autumn',
    utm_term: 't',
    utm_content: 'c',
    bd_vid: 'b1',
    locale: 'ru',
    referer: ['https://search.example/find'],
  });
  expect(record.page_url).toMatch(/\/ru\/pricing$/);
  expect(JSON.parse(fields.referer!)).toEqual(['https://search.example/find']);
  const register = page.locator('a[data-account=register]').first();
  await expect.poll(() => register.getAttribute('href')).toContain('utm_source=letter');
  const href = new URL((await register.getAttribute('href'))!);
  expect(Object.fromEntries(href.searchParams)).toEqual({
    rel: 'official_website',
    lang: 'ru-RU',
    ...Object.fromEntries(new URLSearchParams(campaign)),
    ref: 'R1',
  });
});

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('a landing on an unprefixed page in a Chinese browser is recorded as Chinese', async ({ page }) => {
    const sent = page.waitForRequest('**/record-source');
    await page.goto('/pricing?utm_source=letter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    const fields = await multipartFields((await sent).postDataBuffer());
    expect(JSON.parse(fields.source_data!)).toMatchObject({ locale: 'zh' });
  });
});

test('referral codes and referrers are stored for the specified time', async ({ page, context }) => {
  const called = page.waitForRequest(reportsCode('R1'));
  await page.goto('/?ref=R1&invite_code=I1&source=s1', { referer: 'https://forum.example/thread' });
  await called;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('source'))).toBe('s1');
  expect(await page.evaluate(() => localStorage.getItem('registration_code'))).toBe('I1');
  const days = Object.fromEntries(
    (await context.cookies()).map(({ name, expires }) => [
      name,
      Math.round((expires * 1000 - Date.now()) / 86_400_000),
    ]),
  );
  expect(days).toMatchObject({ __REF: 7, __SYS_ID: 360, referer: 365, myLocale: 365 });
  const referer = (await context.cookies()).find(({ name }) => name === 'referer')!.value;
  expect(JSON.parse(decodeURIComponent(referer))).toEqual(['https://forum.example/thread']);
});

test('each landing is recorded once, with first and last touch', async ({ page }) => {
  const { requests } = watchRequests(page);
  const records = () => requests.filter((request) => request.url().endsWith('record-source'));
  const isRecorded = () =>
    page.evaluate(
      () => 'touches' in localStorage && !Object.keys(localStorage).some((key) => key.startsWith('landing:')),
    );
  await page.goto('/?utm_source=one');
  await expect.poll(isRecorded).toBe(true);
  await page.goto('/?utm_source=one');
  await page.waitForTimeout(1500);
  expect(records()).toHaveLength(1);
  await page.goto('/faq');
  await page.waitForTimeout(1000);
  expect(records()).toHaveLength(1);
  await page.goto('/?utm_source=two');
  await expect.poll(() => records().length).toBe(2);
  const fields = await multipartFields(records()[1]!.postDataBuffer());
  const { first_touch, last_touch } = JSON.parse(fields.source_data!) as Record<string, { utm_source: string }>;
  expect([first_touch!.utm_source, last_touch!.utm_source]).toEqual(['one', 'two']);
});

test('a landing that failed to send is sent by the next page', async ({ page }) => {
  await page.route('**/api/sys/**', (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('record-source'));
  await page.goto('/?utm_source=lost&ref=R9');
  await missed;
  await page.unroute('**/api/sys/**');
  const sent = page.waitForRequest('**/record-source');
  const ref = page.waitForRequest(reportsCode('R9'));
  await page.goto('/faq');
  expect((await sent).postDataBuffer()!.toString('utf8')).toContain('"utm_source":"lost"');
  await ref;
});

test('hostile and oversized campaign parameters are truncated, never executed, and do not break the page', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => errors.push(dialog.message()));
  const maliciousValue = encodeURIComponent('"><script>alert(1)</script>\u0000\u2028javascript:alert(2)');
  const sent = page.waitForRequest('**/record-source');
  await page.goto(
    `/?utm_source=${maliciousValue}&utm_campaign=${'x'.repeat(6000)}&ref=${maliciousValue}&source=${maliciousValue}&invite_code=${maliciousValue}`,
  );
  const request = await sent;
  expect((await request.response())!.status()).toBe(200);
  const record = JSON.parse((await multipartFields(request.postDataBuffer())).source_data!) as Record<string, string>;
  expect(record.utm_campaign).toHaveLength(200);
  const register = page.locator('a[data-account=register]').first();
  await expect.poll(() => register.getAttribute('href')).toContain('utm_source');
  expect(new URL((await register.getAttribute('href'))!).host).toBe('app.facetry.example');
  expect(errors).toEqual([]);
});

test('base-info overrides titles and account URLs, and its invalid values are ignored', async ({ page }) => {
  const data = {
    title: 'Operator’s title',
    description: 'Operator’s words',
    keywords: 'a, b',
    register_url: 'https://join.example/?rel=partner',
    login_url: 'javascript:alert(1)',
    statistical_title: '<script src="/assets/statistics.js"></script>',
    statistical_body: '<p id="from-operator"></p><script>window.statistics = 100</script>',
  };
  const script = 'window.statistics = (window.statistics || 0) + 1';
  await page.route('/assets/statistics.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/home/base-info*', (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
  await page.goto('/ru');
  await expect(page).toHaveTitle('Operator’s title');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Operator’s words');
  const register = page.locator('a[data-account=register]').first();
  await expect(register).toHaveAttribute('href', 'https://join.example/?rel=partner&lang=ru-RU');
  await expect(page.locator('a[data-account=login]').first()).toHaveAttribute(
    'href',
    /^https:\/\/app\.facetry\.example/,
  );
  await page.getByRole('contentinfo').locator('a[href="/ru/faq"]').click();
  await page.waitForURL('**/faq');
  await expect(page).not.toHaveTitle('Operator’s title');
  expect(await page.evaluate(() => (window as { statistics?: number }).statistics)).toBe(1);
  expect(await page.locator('#from-operator').count()).toBe(1);
});

test('pages work when the back end is unreachable', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/?utm_source=x');
  await page.waitForTimeout(2000);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[data-account=register]').first()).toHaveAttribute(
    'href',
    /rel=official_website&lang=en-US/,
  );
  expect(errors).toEqual([]);
});
