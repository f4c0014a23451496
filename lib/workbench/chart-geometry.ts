import { scaleLinear, scalePoint } from '@visx/scale';
import { area, line } from '@visx/shape';
import type { Point } from '@/lib/api/report/time-series';

/** Units of the plot's coordinate system; it is stretched to the width of the page. */
export const plot = { width: 1000, height: 200 } as const;

/** Maximum numbers of labels: these fit on phones. */
const maxTimeTicks = 5;
const valueTicks = 4;

export type ChartGeometry = {
  visits: { line: string; area: string };
  signUps: string;
  /** The visits of the compared period; null without one. */
  previous: string | null;
  valueTicks: { value: number; y: number }[];
  /** Positions from left to right in percent. */
  timeTicks: { time: string; x: number; anchor: 'start' | 'middle' | 'end' }[];
  /** Columns that show their numbers under the pointer. */
  columns: { x: number; width: number }[];
};

const toPercent = (x: number) => Math.round((x / plot.width) * 10_000) / 100;

/**
 * Returns the paths and labels of a chart over time.
 * @param previous the points of the compared period, in the same order; those beyond the last point are left out
 */
export function chartGeometry(points: readonly Point[], previous: readonly Point[] | null): ChartGeometry {
  const indexes = points.map((_, i) => i);
  const xScale = scalePoint<number>({ domain: indexes, range: [0, plot.width], padding: 0.5 });
  const x = (i: number) => xScale(i) ?? 0;
  const compared = previous?.slice(0, points.length) ?? null;
  const largest = Math.max(1, ...[...points, ...(compared ?? [])].map(({ visits }) => visits));
  const y = scaleLinear<number>({ domain: [0, largest], range: [plot.height, 0], nice: valueTicks });
  const ys = (value: number) => y(value);
  const path = (list: readonly Point[], name: 'visits' | 'signUps') =>
    line<Point>({ x: (_, i) => x(i), y: (point) => ys(point[name]) })([...list]) ?? '';
  const areaPath = area<Point>({ x: (_, i) => x(i), y0: plot.height, y1: ({ visits }) => ys(visits) })([...points]);
  const step = Math.max(1, Math.ceil(points.length / maxTimeTicks));
  const columnWidth = 100 / Math.max(1, points.length);
  return {
    visits: { line: path(points, 'visits'), area: areaPath ?? '' },
    signUps: path(points, 'signUps'),
    previous: compared && path(compared, 'visits'),
    valueTicks: y
      .ticks(valueTicks)
      .filter(Number.isInteger)
      .map((value) => ({ value, y: ys(value) })),
    timeTicks: indexes
      .filter((i) => i % step === 0)
      .map((i) => {
        const position = toPercent(x(i));
        const anchor = position < 8 ? 'start' : position > 92 ? 'end' : 'middle';
        return { time: points[i]!.time, x: anchor === 'start' ? 0 : position, anchor };
      }),
    columns: indexes.map((i) => ({ x: i * columnWidth, width: columnWidth })),
  };
}
