import { profileColorClass } from '@/components/mockups/profile-icon';
import { thumbnailPaths, type ThumbnailName } from '@/components/mockups/thumbnail-paths';
import type { UseCase } from '@/components/mockups/use-case';
import styles from './use-case-windows.module.css';

/** Thumbnail of a page, in the inherited hue. */
const PageThumbnail = ({ name, className }: { name: ThumbnailName; className: string }) => (
  <svg
    className={className}
    viewBox="0 0 128 72"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    data-window=""
  >
    {thumbnailPaths[name].map(([fill, path], i) => (
      <path className={styles[fill]} d={path} key={i} />
    ))}
  </svg>
);

/** Thumbnail of a use case in a list: the page of its first profile or a separate drawing, in that profile's hue. */
export function UseCaseThumbnail({ useCase: { profiles, thumbnail } }: { useCase: UseCase }) {
  const { profileColor, page } = profiles[0];
  return (
    <PageThumbnail name={thumbnail ?? page} className={`${styles.thumbnail} ${profileColorClass(profileColor)}`} />
  );
}
