import { readdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { e2eUrl } from '@/scripts/e2e-environment';
import { fullOnly, sample, commitOffset } from '../sampling';
import { axeViolations } from './axe';

/** The component gallery is complete, accessible, and saved as screenshots for review. */

async function open(page: Page): Promise<void> {
  // No banner may cover the gallery.
  await page.route('**/api/site/settings', (route) => route.abort());
  await page.goto(`${e2eUrl}/components`, { waitUntil: 'networkidle' });
  // Off-screen sections are laid out only then.
  await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset);
}

test('the gallery shows every component of components/ui in both themes', async ({ page }) => {
  await open(page);
  const files = readdirSync('components/ui').map((file) => file.replace(/(?:\.module)?\.\w+$/, ''));
  const sections = await page
    .locator('[data-component]')
    .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.component));
  expect(sections.sort()).toEqual([...new Set(files)].sort());
  for (const name of sections) {
    for (const theme of ['light', 'dark']) {
      const group = page.getByRole('group', { name: `${name}, ${theme} theme`, exact: true });
      await expect(group.locator('> *').first()).toBeVisible();
      await expect(group).toHaveCSS('color-scheme', theme);
    }
  }
});

test('the gallery shows hover and focus states with the components’ own CSS rules', fullOnly, async ({ page }) => {
  await open(page);
  const buttons = page.getByRole('group', { name: 'button, light theme' });
  const [rest, hover, focus] = [0, 1, 2].map((index) => buttons.getByRole('button').nth(index));
  const color = (of: typeof rest) => of!.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(focus!).toHaveCSS('outline-style', 'solid');
  await expect(rest!).toHaveCSS('outline-style', 'none');
  expect(await color(hover)).not.toBe(await color(rest));
  const shown = await color(hover);
  await rest!.hover();
  await expect.poll(() => color(rest)).toBe(shown);
});

for (const colorScheme of sample(['light', 'dark'] as const, 2, commitOffset)) {
  test(`the gallery has no accessibility violations in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: `test-results/components-${colorScheme}.png`, fullPage: true });
  });
}

test('placeholders have sufficient contrast in both themes', fullOnly, async ({ page }) => {
  await open(page);
  const contrasts = await page.getByPlaceholder(/./).evaluateAll((fields) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    /** Relative luminance by WCAG 2.2. */
    const luminance = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const c = channel / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    return fields.map((field) => {
      const background = luminance(getComputedStyle(field).backgroundColor);
      const placeholder = luminance(getComputedStyle(field, '::placeholder').color);
      return (Math.max(background, placeholder) + 0.05) / (Math.min(background, placeholder) + 0.05);
    });
  });
  expect(contrasts).toHaveLength(4);
  for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(4.5);
});
