import { facetClass } from '@/components/scenes/gem';
import { thumbViews } from '@/components/scenes/thumb-views';
import type { Trade } from '@/components/scenes/trade';
import styles from './trade-windows.module.css';

/** The page of a trade's first profile, or a sign of its own, small and in its hue: a solution in a list of them. */
export function TradeThumb({ trade: { profiles, thumb } }: { trade: Trade }) {
  const { facet, view } = profiles[0];
  return (
    <svg
      className={`${styles.thumb} ${facetClass(facet)}`}
      viewBox="0 0 128 72"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-window=""
    >
      {thumbViews[thumb ?? view].map(([tone, path], i) => (
        <path className={styles[tone]} d={path} key={i} />
      ))}
    </svg>
  );
}
