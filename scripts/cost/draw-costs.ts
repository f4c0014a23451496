import { readFileSync } from 'node:fs';
import { costOf, type Cost, type Figures } from './cost-model';

/** Reads the measured figures. */
export function readFigures(): Figures {
  const read = JSON.parse(readFileSync('scripts/cost/figures.json', 'utf8')) as Record<string, { value: number }>;
  return Object.fromEntries(Object.entries(read).map(([name, { value }]) => [name, value])) as Figures;
}

const rows: readonly [name: string, of: keyof Cost][] = [
  ['requests per second, busiest hour', 'requestsPerSecond'],
  ['megabits per second, busiest hour', 'megabitsPerSecond'],
  ['traffic per month, GB', 'trafficGigabytes'],
  ['busy cores, reverse proxy', 'nginxCores'],
  ['reverse proxies with two cores', 'fronts'],
  ['busy cores, site', 'siteCores'],
  ['site servers', 'sites'],
  ['rows written per second, busiest hour', 'rowsPerSecond'],
  ['busy cores, PostgreSQL', 'storeCores'],
  ['PostgreSQL at full retention, GB', 'storeGigabytes'],
];

const counted: ReadonlySet<keyof Cost> = new Set(['fronts', 'sites']);

/** Formats machine counts exactly and all other values with two significant digits, since they are estimates. */
const shown = (value: number, of: keyof Cost) =>
  (counted.has(of) ? value : Number(value.toPrecision(2))).toLocaleString('en-US');

/** Formats the costs as a Markdown table, with a column for each number of views. */
export function drawCosts(allViews: readonly number[], figures = readFigures()): string {
  const costs = allViews.map((views) => costOf(views, figures));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['page views per month', ...allViews.map((views) => views.toLocaleString('en-US'))]),
    line(['---', ...allViews.map(() => '---')]),
    ...rows.map(([name, of]) => line([name, ...costs.map((cost) => shown(cost[of], of))])),
  ].join('\n');
}
