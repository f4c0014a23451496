import { expect, it } from 'vitest';
import { pageCover } from '@/lib/pages/page-cover';
import { imageText } from '@/lib/og-images/image-text';

it("an OG image shows the page's title, its section and the host", async () => {
  const text = await imageText('ru', '/pricing');
  expect(text).toMatchObject({ locale: 'ru', kicker: null, brand: 'Facetry', host: 'www.facetry.example' });
  expect(text!.title).toMatch(/^\p{Script=Cyrillic}/u);
  expect(await imageText('en', '/solutions')).toMatchObject({ kicker: null });
  expect(await imageText('en', '/solutions/e-commerce')).toMatchObject({ kicker: 'Solutions' });
});

it("an OG image shows the page's cover in every language", async () => {
  const shown = await Promise.all((['en', 'zh'] as const).map((locale) => imageText(locale, '/solutions/e-commerce')));
  for (const text of shown) expect(text!.cover).toEqual(pageCover('/solutions/e-commerce'));
  expect(shown[0]!.cover).not.toBeNull();
  expect((await imageText('en', '/pricing'))!.cover).toBeNull();
});

it.each([
  ['a page that does not exist', 'ru', '/nowhere'],
  ['an article that does not exist', 'en', '/blog/nowhere'],
  ['the not-found page', 'en', '/search'],
  ['a solution that the locale lacks', 'tc', '/solutions/crypto'],
  ['an article shown in English', 'ko', '/docs/automation'],
  ['a list without that page', 'en', '/blog/page/1'],
  ['a path outside the site', 'en', '/../pricing'],
] as const)('there is no OG image for %s', async (_, locale, path) => {
  expect(await imageText(locale, path)).toBeNull();
});
