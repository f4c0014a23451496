import type { CampaignCounts, CampaignReport } from '@/lib/api/report/campaigns';

const barWidth = 24;

const formatPercent = (value: number, total: number) => (total === 0 ? '–' : `${((100 * value) / total).toFixed(1)}%`);

/** Draws a bar proportional to the value, with a resolution of an eighth of a character. */
export function formatBar(value: number, largest: number): string {
  if (largest === 0) return '';
  const eighths = Math.round((value / largest) * barWidth * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8]!;
}

/** Formats the ratio of sign-ups to visits; empty without visits. */
export const formatConversion = ({ signUps, visits }: CampaignCounts): string =>
  visits === 0 ? '' : (signUps / visits).toFixed(4);

const formatRow = (name: string, { visits, sources, events, signUps, firstTouchSignUps }: CampaignCounts): string[] => [
  name,
  ...[visits, sources, events, signUps].map(String),
  formatPercent(signUps, visits),
  String(firstTouchSignUps),
];

const headers = ['visits', 'sources', 'events', 'sign-ups', 'conversion', 'first touch'];

/** Formats the report as a table for the terminal, with a bar for each group's visits. */
export function reportTable({ rows, total, excluded }: CampaignReport, heading: string): string {
  const lines = [
    [heading, ...headers],
    ...rows.map(({ name, ...counts }) => formatRow(name, counts)),
    formatRow('all', total),
  ];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const largest = Math.max(0, ...rows.map(({ visits }) => visits));
  const text = lines.map((line, i) => {
    const padded = line.map((cell, c) => (c === 0 ? cell.padEnd(widths[c]!) : cell.padStart(widths[c]!)));
    const row = rows[i - 1];
    return [...padded, row ? formatBar(row.visits, largest) : ''].join('  ').trimEnd();
  });
  const note = `Excluded: ${excluded.bots} visits of known bots, ${excluded.own} from own IP addresses.`;
  return [...text, '', note].join('\n');
}
