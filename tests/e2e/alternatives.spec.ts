import { expect, test } from '@playwright/test';
import { readCitations } from '@/lib/pages/citations';
import { alternativeIds, alternativeLocales, competitorName } from '@/lib/urls/alternatives';
import { comparisonFieldIds } from '@/lib/urls/catalog';
import { sample } from '../sampling';

const localeOf = (id: string) => (alternativeLocales(id).includes('en') ? 'en' : 'zh');
const pathTo = (id: string) => `${localeOf(id) === 'en' ? '' : '/zh'}/alternatives/${id}`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of sample(alternativeIds(), 3)) {
    test(`the comparison table of ${id} comes first and cites a dated source for each fact`, async ({ page }) => {
      await page.goto(pathTo(id));
      const rows = page.getByRole('main').locator('table tbody tr');
      await expect(rows).toHaveCount(comparisonFieldIds.length);
      for (const [i, fact] of comparisonFieldIds.entries()) {
        const competitorCell = rows.nth(i).locator('td').last();
        const source = readCitations()[id]?.[fact];
        await expect(competitorCell.locator('a')).toHaveCount(source ? 1 : 0);
        if (!source) continue;
        await expect(competitorCell.locator('a')).toHaveAttribute('href', source.url);
        await expect(competitorCell.locator('a')).toContainText(source.accessed.slice(0, 4));
      }
      const headings = await page.getByRole('main').locator('h2').allTextContents();
      const name = competitorName(id, localeOf(id));
      expect(headings[0]).toContain(name);
      // A competitor's name belongs to its owner, so the trademark notice names it.
      await expect(page.getByRole('main')).toContainText(name);
    });
  }
});

test('the overview compares all products in one table, each with its sources', async ({ page }) => {
  await page.goto('/alternatives');
  const offered = alternativeIds().filter((id) => alternativeLocales(id).includes('en'));
  const table = page.getByRole('main').locator('table');
  await expect(table.locator('thead th')).toHaveCount(offered.length + 2);
  for (const id of offered) await expect(table.locator('thead')).toContainText(competitorName(id, 'en'));
  const sources = offered.flatMap((id) => Object.values(readCitations()[id]!));
  await expect(table.locator('tbody a')).toHaveCount(sources.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the overview compares Facetry with the selected product, and prints all products', async ({ page }) => {
    await page.goto('/alternatives');
    const others = alternativeIds().filter((id) => alternativeLocales(id).includes('en'));
    const shown = page.getByRole('main').locator('thead th').filter({ visible: true });
    for (const id of [others.at(-1)!, others[0]!]) {
      await page.getByRole('radio', { name: competitorName(id, 'en') }).check();
      await expect(shown).toHaveText([/./, 'Facetry', competitorName(id, 'en')]);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(others.length + 2);
  });
});
