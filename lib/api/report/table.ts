import { compareNames, type CampaignCounts, type CampaignReport, type CampaignRow } from '@/lib/api/report/campaigns';

const barWidth = 24;

const formatPercent = (value: number, total: number) => (total === 0 ? '–' : `${((100 * value) / total).toFixed(1)}%`);

/** Draws a bar proportional to the value, with a resolution of an eighth of a character. */
export function formatBar(value: number, largest: number): string {
  if (largest === 0) return '';
  const lengthInEighths = Math.round((value / largest) * barWidth * 8);
  return '█'.repeat(Math.floor(lengthInEighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][lengthInEighths % 8]!;
}

/** Formats the share of visits to which a sign-up is attributed; empty without visits. */
export const formatConversion = ({ converted, visits }: CampaignCounts): string =>
  visits === 0 ? '' : (converted / visits).toFixed(4);

/** Formats the change of visits; a dash where there were none before. */
function formatChange(visits: number, before: number): string {
  const percent = formatPercent(visits - before, before);
  return visits > before && before > 0 ? `+${percent}` : percent;
}

/** Returns the rows with the visits of the compared period, and groups that only that period has. */
export function compareRows(report: CampaignReport, previous: CampaignReport) {
  const before = new Map(previous.rows.map((row) => [JSON.stringify(row.names), row]));
  const rows = report.rows.map((row) => {
    const key = JSON.stringify(row.names);
    const visitsBefore = before.get(key)?.visits ?? 0;
    before.delete(key);
    return { ...row, visitsBefore };
  });
  const missingNow = [...before.values()]
    .filter(({ visits }) => visits > 0)
    .map(({ names, visits }) => ({ ...emptyCounts, names, visitsBefore: visits }));
  const all = [...rows, ...missingNow];
  return report.isByTime ? all.toSorted(compareNames) : all;
}

const emptyCounts: CampaignCounts = {
  visits: 0,
  sources: 0,
  events: 0,
  converted: 0,
  signUps: 0,
  firstTouchSignUps: 0,
  downloads: 0,
  contacts: 0,
  plans: 0,
};

const headers = [
  'visits',
  'sources',
  'events',
  'sign-ups',
  'conversion',
  'first touch',
  'downloads',
  'contacts',
  'plans',
];
const comparedHeaders = ['before', 'change'];

type Row = CampaignRow & { visitsBefore?: number };

const formatRow = (counts: CampaignCounts & { visitsBefore?: number }): string[] => [
  ...[counts.visits, counts.sources, counts.events, counts.signUps].map(String),
  formatPercent(counts.converted, counts.visits),
  ...[counts.firstTouchSignUps, counts.downloads, counts.contacts, counts.plans].map(String),
  ...(counts.visitsBefore === undefined
    ? []
    : [String(counts.visitsBefore), formatChange(counts.visits, counts.visitsBefore)]),
];

/**
 * Formats the report as a table for the terminal, with a bar for each group's visits.
 * @param headings the names of the groupings
 * @param previous the report of the period to compare with
 */
export function reportTable(report: CampaignReport, headings: string[], previous?: CampaignReport | null): string {
  const { total, excluded } = report;
  const rows: Row[] = previous ? compareRows(report, previous) : report.rows;
  const lines = [
    [...headings, ...headers, ...(previous ? comparedHeaders : [])],
    ...rows.map((row) => [...row.names, ...formatRow(row)]),
    [
      ...headings.map((_, i) => (i === 0 ? 'all' : '')),
      ...formatRow(previous ? { ...total, visitsBefore: previous.total.visits } : total),
    ],
  ];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const largest = Math.max(0, ...rows.map(({ visits }) => visits));
  const text = lines.map((line, i) => {
    const padded = line.map((cell, c) => (c < headings.length ? cell.padEnd(widths[c]!) : cell.padStart(widths[c]!)));
    const row = rows[i - 1];
    return [...padded, row ? formatBar(row.visits, largest) : ''].join('  ').trimEnd();
  });
  const note = `Excluded: ${excluded.bots} visits of known bots, ${excluded.own} from own IP addresses.`;
  return [...text, '', note].join('\n');
}
