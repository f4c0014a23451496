import { facetClass } from '@/components/mockups/gem';
import { thumbViews, type ThumbName } from '@/components/mockups/thumb-views';
import type { UseCase } from '@/components/mockups/use-case';
import styles from './use-case-windows.module.css';

/** The sign of a page, in the hue around it. */
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

/** The page of a trade's first profile, or a sign of its own, small and in its hue: a solution in a list of them. */
export function UseCaseThumb({ trade: { profiles, thumb } }: { trade: UseCase }) {
  const { facet, view } = profiles[0];
  return <PageSign view={thumb ?? view} className={`${styles.thumb} ${facetClass(facet)}`} />;
}
