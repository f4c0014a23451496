import { readFileSync } from 'node:fs';
import { estimateCost, type Cost, type Figures } from './cost-model';

/** Reads the measured figures. */
export function readFigures(): Figures {
  const json = JSON.parse(readFileSync('scripts/cost/figures.json', 'utf8')) as Record<string, { value: number }>;
  return Object.fromEntries(Object.entries(json).map(([name, { value }]) => [name, value])) as Figures;
}

const rows: readonly [label: string, field: keyof Cost][] = [
  ['requests per second, busiest hour', 'requestsPerSecond'],
  ['megabits per second, busiest hour', 'megabitsPerSecond'],
  ['traffic per month, GB', 'trafficGigabytes'],
  ['busy cores, reverse proxy', 'nginxCores'],
  ['reverse proxies with two cores', 'reverseProxies'],
  ['busy cores, site', 'siteCores'],
  ['site servers', 'siteServers'],
  ['rows written per second, busiest hour', 'rowsPerSecond'],
  ['busy cores, PostgreSQL', 'storeCores'],
  ['PostgreSQL at full retention, GB', 'storeGigabytes'],
];

const integerFields: ReadonlySet<keyof Cost> = new Set(['reverseProxies', 'siteServers']);

/** Formats machine counts exactly and all other values with two significant digits, since they are estimates. */
const formatValue = (value: number, field: keyof Cost) =>
  (integerFields.has(field) ? value : Number(value.toPrecision(2))).toLocaleString('en-US');

/** Formats the costs as a Markdown table, with a column for each number of views. */
export function formatCosts(viewCounts: readonly number[], figures = readFigures()): string {
  const costs = viewCounts.map((views) => estimateCost(views, figures));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['page views per month', ...viewCounts.map((views) => views.toLocaleString('en-US'))]),
    line(['---', ...viewCounts.map(() => '---')]),
    ...rows.map(([label, field]) => line([label, ...costs.map((cost) => formatValue(cost[field], field))])),
  ].join('\n');
}
