import { facetClass } from '@/components/scenes/gem';
import { pageViews, type PageViewName } from '@/components/scenes/page-views';
import type { Trade } from '@/components/scenes/trade';
import styles from './trade-windows.module.css';

/** The corner at which the part of a page lies that tells what it is, a half of it each way. */
const corners: Readonly<Record<PageViewName, string>> = {
  shop: '6 28',
  orders: '6 28',
  chart: '110 12',
  bars: '110 40',
  campaigns: '108 24',
  feed: '6 8',
  page: '6 22',
  video: '56 28',
  chat: '0 0',
  people: '4 30',
  seats: '58 28',
  wallet: '14 8',
  odds: '108 24',
  code: '4 10',
  search: '4 8',
};

/** A telling part of the page of a trade's first profile, small and in its hue: the sign of a solution in a list of them. */
export function TradeThumb({ trade: { profiles } }: { trade: Trade }) {
  const { facet, view } = profiles[0];
  return (
    <svg
      className={`${styles.thumb} ${facetClass(facet)}`}
      viewBox={`${corners[view]} 128 74`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      data-window=""
    >
      {pageViews[view].map(([tone, path], i) => (
        <path className={styles[tone]} d={path} key={i} />
      ))}
    </svg>
  );
}
