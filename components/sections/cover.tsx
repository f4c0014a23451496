import { coverMarkup, type CoverColors } from '@/lib/assets/covers/cover-markup';
import type { PagePath } from '@/lib/i18n/paths';
import { pageCover } from '@/lib/pages/page-cover';
import styles from './cover.module.css';

const colors: CoverColors = { hue: (hue) => `var(--facet-${hue})`, paper: 'var(--surface)' };

/**
 * The drawn cover of a page: the motif of its subject before planes of light, in the page's hues. It fills the
 * width of what it stands in and is 8 wide to 5 high, so it moves nothing; styles may give it another `aspect-ratio`,
 * which cuts it about its middle. Being decoration it says nothing to a screen reader. The same page has the same cover
 * in every list, language and picture to share (lib/assets/covers).
 * @param path the page's own: of an article, a solution, an alternative or a feature; other pages have no cover
 */
export function Cover({ path }: { path: PagePath }) {
  const cover = pageCover(path);
  if (!cover) return null;
  const markup = coverMarkup(cover, colors);
  return (
    <svg
      className={styles.cover}
      viewBox="0 90 480 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-dedupe=""
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
