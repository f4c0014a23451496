import { describe, expect, it, vi } from 'vitest';
import { pageCover } from '@/lib/pages/page-cover';
import { imageText } from '@/lib/og-images/image-text';

vi.mock('server-only', () => ({}));

describe('the text of a picture', () => {
  it('is the title of the page, its section and the host', async () => {
    const text = await imageText('ru', '/pricing');
    expect(text).toMatchObject({ locale: 'ru', kicker: null, brand: 'Facetry', host: 'www.facetry.example' });
    expect(text!.title).toMatch(/^\p{Script=Cyrillic}/u);
  });

  it('names the section of pages that stand in one', async () => {
    const [section, inside] = await Promise.all([
      imageText('en', '/solutions'),
      imageText('en', '/solutions/e-commerce'),
    ]);
    expect(section!.kicker).toBeNull();
    expect(inside!.kicker).toBe('Solutions');
  });

  it('shows the cover that the page has in every language', async () => {
    const shown = await Promise.all(
      (['en', 'zh'] as const).map((locale) => imageText(locale, '/solutions/e-commerce')),
    );
    for (const text of shown) expect(text!.cover).toEqual(pageCover('/solutions/e-commerce'));
    expect(shown[0]!.cover).not.toBeNull();
    expect((await imageText('en', '/pricing'))!.cover).toBeNull();
  });

  it.each([
    ['a page that does not exist', 'ru', '/nowhere'],
    ['an article that does not exist', 'en', '/blog/nowhere'],
    ['a page that is not to be found', 'en', '/search'],
    ['a solution that the language does not have', 'tc', '/solutions/crypto'],
    ['an article that is shown in English', 'th', '/docs/automation'],
    ['a list that has no such page', 'en', '/blog/page/1'],
    ['a path outside', 'en', '/../pricing'],
  ] as const)('is none for %s', async (_, locale, path) => {
    expect(await imageText(locale, path)).toBeNull();
  });
});
