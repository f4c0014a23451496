import { coverMarkup, type CoverColors } from '@/lib/assets/covers/cover-markup';
import type { PagePath } from '@/lib/i18n/paths';
import { coverOf } from '@/lib/pages/cover-of';
import styles from './cover.module.css';

/** The parts of a cover that are shown, in its units: all are cut about its middle. */
const views = { card: '0 90 480 300', square: '90 90 300 300', wide: '0 140 480 200' } as const;

const colors: CoverColors = { hue: (hue) => `var(--facet-${hue})`, seam: 'var(--edge,var(--surface))' };

type CoverProps = {
  /** The page's own path: of an article, a solution, an alternative or a feature. Other pages have no cover. */
  path: PagePath;
  /** Its shape: `card` 8:5, `square` 1:1 for small ones, `wide` 12:5 above an article. */
  size?: keyof typeof views;
};

/**
 * The drawn cover of a page: facets of the mark's stone, from near or from above, in the page's hues. It fills the
 * width of what it stands in and keeps its shape, so it moves nothing; styles may give it another `aspect-ratio`, which
 * cuts it about its middle. Being decoration it says nothing to a screen reader. The same page has the same cover in every list, language and picture to share (lib/assets/covers).
 */
export function Cover({ path, size = 'card' }: CoverProps) {
  const cover = coverOf(path);
  if (!cover) return null;
  const markup = coverMarkup(cover, colors);
  return (
    <svg
      className={styles.cover}
      viewBox={views[size]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-kept=""
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
