import { expect, test } from '@playwright/test';
import { findSolution, solutionIds, solutionLocales } from '@/lib/urls/solutions';
import { readRegulationDocuments } from '@/lib/pages/citations';
import { relatedArticles } from '@/lib/pages/related-articles';
import { siteArticles } from '../articles';
import { sample } from '../sampling';

/** Path of a solution in English, or in Chinese if it is offered only there. */
const pathOf = (id: string) => (solutionLocales(id).includes('en') ? `/solutions/${id}` : `/zh/solutions/${id}`);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of sample(solutionIds(), 3)) {
    test(`the page of ${id} has an example, a setup, troubleshooting and regulations`, async ({ page }) => {
      await page.goto(pathOf(id));
      const main = page.getByRole('main');
      await expect(main.locator('table')).toHaveCount(1);
      expect(await main.locator('table tbody tr').count()).toBeGreaterThanOrEqual(4);
      expect(await main.locator('dl dt').count()).toBeGreaterThanOrEqual(3);
      expect(await main.locator('details').count()).toBeGreaterThanOrEqual(3);
      // The document is linked by its own name.
      const { name, url, accessed } = readRegulationDocuments()[id]!;
      const link = main.locator(`a[href="${url}"]`);
      await expect(link).toHaveText(name);
      await expect(link).toHaveAttribute('rel', 'noopener');
      if (accessed)
        await expect(main.locator('p', { has: page.locator(`a[href="${url}"]`) })).toContainText(accessed.slice(0, 4));
    });
  }
});

test('solutions link to features, topics and articles, and these link back', async ({ request }) => {
  const bodyOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  };
  const { pages } = findSolution('e-commerce')!;
  const articles = relatedArticles('/solutions/e-commerce', siteArticles()).map(
    ({ collection, metadata }) => `${collection}/${metadata.id}`,
  );
  const page = await bodyOf('/solutions/e-commerce');
  for (const part of [...pages, ...articles]) {
    expect(page).toContain(`href="/${part}"`);
    expect(await bodyOf(`/${part}`), part).toContain('href="/solutions/e-commerce"');
  }
});

test('solutions are grouped by team size', async ({ page }) => {
  await page.goto('/solutions');
  const sizes = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'By team size' }) });
  await expect(sizes.getByRole('heading', { level: 3 })).toHaveText([
    'Two or three people',
    'Four or five people',
    'Six people or more',
  ]);
  const offered = solutionIds().filter((id) => solutionLocales(id).includes('en'));
  await expect(sizes.getByRole('link')).toHaveCount(offered.length);
});
