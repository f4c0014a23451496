import { readFileSync } from 'node:fs';
import { costOf, type Cost, type Figures } from './cost-model';

/** The measured figures. */
export function readFigures(): Figures {
  const read = JSON.parse(readFileSync('scripts/cost/figures.json', 'utf8')) as Record<string, { value: number }>;
  return Object.fromEntries(Object.entries(read).map(([name, { value }]) => [name, value])) as Figures;
}

const rows: readonly [name: string, of: keyof Cost][] = [
  ['requests a second, busiest hour', 'requestsPerSecond'],
  ['megabits a second, busiest hour', 'megabitsPerSecond'],
  ['traffic in a month, GB', 'trafficGigabytes'],
  ['processors busy at the front', 'frontCores'],
  ['fronts of two processors', 'fronts'],
  ['processors busy at the site', 'siteCores'],
  ['servers of the site', 'sites'],
  ['rows written a second, busiest hour', 'rowsPerSecond'],
  ['processors busy in PostgreSQL', 'storeCores'],
  ['PostgreSQL when all days are full, GB', 'storeGigabytes'],
];

const counted: ReadonlySet<keyof Cost> = new Set(['fronts', 'sites']);

/** Machines as they are; of all else the two digits that count, since more would promise what is not known. */
const shown = (value: number, of: keyof Cost) =>
  (counted.has(of) ? value : Number(value.toPrecision(2))).toLocaleString('en-US');

/** The table of costs in Markdown, a column for each number of views. */
export function drawCosts(allViews: readonly number[], figures = readFigures()): string {
  const costs = allViews.map((views) => costOf(views, figures));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['page views a month', ...allViews.map((views) => views.toLocaleString('en-US'))]),
    line(['---', ...allViews.map(() => '---')]),
    ...rows.map(([name, of]) => line([name, ...costs.map((cost) => shown(cost[of], of))])),
  ].join('\n');
}
