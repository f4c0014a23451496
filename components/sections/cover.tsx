import { coverMarkup, type CoverColors } from '@/lib/assets/covers/cover-markup';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { pageCover } from '@/lib/pages/page-cover';
import styles from './cover.module.css';

const colors: CoverColors = { hue: (hue) => `var(--profile-color-${hue})`, background: 'var(--color-surface)' };

/**
 * Drawn cover of a page: a motif of its subject in front of planes of light, in the page's hues. It fills the width of
 * its container at a ratio of 8:5, so it causes no layout shift; styles may set another `aspect-ratio`, which crops it
 * around its center. It is decorative, and hidden from screen readers. A page has the same cover in every list,
 * language and share image (lib/assets/covers).
 * @param path path of an article, a solution, an alternative or a feature; other pages have no cover
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
