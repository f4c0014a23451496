import { expect, test } from '@playwright/test';
import { localeCodes } from '@/lib/i18n/locales';
import { isFull } from '../sampling';
import { send } from './send-request';

/** The complete matrix of solutions and alternatives, written by hand from the product's specification. */

const everywhere = [
  ...['affiliate-marketing', 'e-commerce', 'social-marketing', 'traffic-arbitrage'],
  ...['google', 'facebook', 'twitter-x', 'tiktok', 'amazon', 'discord', 'linkedin'],
];
const swapped: Record<string, string> = {
  betting: 'media-market',
  crypto: 'data-collection',
  'digital-agency': 'price-comparison',
  ticketing: 'self-examination',
};
const isChinese = (locale: string) => locale === 'zh' || locale === 'tc';

/** The expected response of a path: `200`, `404`, or the slug it redirects to. */
function expectedSolution(locale: string, id: string): string {
  if (everywhere.includes(id)) return '200';
  if (id === 'web-scraping') return isChinese(locale) ? '404' : '200';
  const chinese = swapped[id];
  const other = chinese ?? Object.keys(swapped).find((key) => swapped[key] === id)!;
  const isOffered = chinese ? !isChinese(locale) : isChinese(locale);
  if (locale === 'vn' && (id === 'betting' || id === 'media-market')) return '404';
  return isOffered ? '200' : other;
}

function expectedAlternative(locale: string, id: string): string {
  if (id === 'ziniao-alternative') return isChinese(locale) ? '200' : '404';
  const notChinese = id === 'octo-browser-alternative' || id === 'undetectable-alternative';
  return notChinese && isChinese(locale) ? '404' : '200';
}

const solutions = [...everywhere, 'web-scraping', ...Object.keys(swapped), ...Object.values(swapped)];
const alternatives = [
  'gologin',
  'incogniton',
  'dolphin-anty',
  'multilogin',
  'octo-browser',
  'undetectable',
  'ziniao',
].map((name) => `${name}-alternative`);

async function getResponse(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { status, headers: responseHeaders } = await send(path, { headers });
  return responseHeaders.location ? `${status} ${responseHeaders.location}` : String(status);
}

for (const locale of isFull ? localeCodes : (['en', 'zh', 'tc', 'ru', 'th'] as const)) {
  test(`solutions and alternatives respond as specified in ${locale}`, async () => {
    // English has no prefix; its guards redirect with 307, because the same path may be Chinese for other visitors.
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const status = locale === 'en' ? 307 : 301;
    for (const id of solutions) {
      const expected = expectedSolution(locale, id);
      const expectedResult = /^\d+$/.test(expected) ? expected : `${status} ${prefix}/solutions/${expected}`;
      expect(await getResponse(`${prefix}/solutions/${id}`), `${locale} ${id}`).toBe(expectedResult);
    }
    for (const id of alternatives) {
      expect(await getResponse(`${prefix}/alternatives/${id}`), `${locale} ${id}`).toBe(
        expectedAlternative(locale, id),
      );
    }
  });
}

test('an unprefixed solution is served in Chinese to a visitor whose cookie says Chinese', async () => {
  const zh = { Cookie: 'myLocale=zh' };
  expect(await getResponse('/solutions/betting', zh)).toBe('307 /solutions/media-market');
  expect(await getResponse('/solutions/media-market', zh)).toBe('200');
  expect(await getResponse('/solutions/media-market')).toBe('307 /solutions/betting');
});
