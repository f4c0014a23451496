import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Cover } from '@/components/sections/cover';
import { coverMarkup } from '@/lib/assets/covers/cover-markup';
import { motifs, type MotifName } from '@/lib/assets/covers/composition';
import { allPaths } from '@/lib/pages/all-paths';
import { pageCover } from '@/lib/pages/page-cover';

const covered = allPaths().filter((path) => pageCover(path) !== null);

it('a cover is less than 1,100 bytes of SVG, and hidden from screen readers', () => {
  expect(covered.length).toBeGreaterThan(50);
  for (const path of covered) {
    const html = renderToStaticMarkup(<Cover path={path} />);
    expect(Buffer.byteLength(html), path).toBeLessThan(1100);
    expect(html).toContain('aria-hidden="true"');
  }
});

it('covers of arbitrary slugs are as small, and use only theme colors', () => {
  for (const motif of Object.keys(motifs) as MotifName[]) {
    for (const lightDirection of [0, 1, 2]) {
      const cover = { motif, hue: 4, secondaryHue: 5, lightDirection, isMirrored: true } as const;
      const markup = coverMarkup(cover, {
        hue: (hue) => `var(--profile-color-${hue})`,
        background: 'var(--color-surface)',
      });
      expect(markup.length, motif).toBeLessThan(1100 - 125);
      expect(markup).not.toMatch(/NaN|undefined|style=|#[\da-f]{3}/);
      for (const [, color] of markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)) expect(color).toMatch(/^(?:var\(--|none)/);
    }
  }
});

it('pages without a cover render none', () => {
  expect(renderToStaticMarkup(<Cover path="/pricing" />)).toBe('');
});
