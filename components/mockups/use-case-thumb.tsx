import { facetClass } from '@/components/mockups/gem';
import { thumbViews, type ThumbName } from '@/components/mockups/thumb-views';
import type { UseCase } from '@/components/mockups/use-case';
import styles from './use-case-windows.module.css';

/** Thumbnail of a page, in the inherited hue. */
const PageSign = ({ view, className }: { view: ThumbName; className: string }) => (
  <svg
    className={className}
    viewBox="0 0 128 72"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    data-window=""
  >
    {thumbViews[view].map(([tone, path], i) => (
      <path className={styles[tone]} d={path} key={i} />
    ))}
  </svg>
);

/** Thumbnail of a use case in a list: the page of its first profile or a separate drawing, in that profile's hue. */
export function UseCaseThumb({ trade: { profiles, thumb } }: { trade: UseCase }) {
  const { facet, view } = profiles[0];
  return <PageSign view={thumb ?? view} className={`${styles.thumb} ${facetClass(facet)}`} />;
}
