import type { CampaignReport, CampaignRow } from '@/lib/server/report/campaigns';

const barWidth = 24;

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** A bar as long as the value is large, in eighths of a character. */
export function bar(value: number, largest: number): string {
  if (largest === 0) return '';
  const eighths = Math.round((value / largest) * barWidth * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8]!;
}

function cells({ name, visits, sources, events, signUps }: CampaignRow): string[] {
  return [name, String(visits), String(sources), String(events), String(signUps), percent(signUps, visits)];
}

/** The report as a table for the terminal, with a bar for each group's visits. */
export function reportTable({ rows, left }: CampaignReport, heading: string): string {
  const sum = (field: 'visits' | 'sources' | 'events' | 'signUps') => rows.reduce((all, row) => all + row[field], 0);
  const total = {
    name: 'all',
    visits: sum('visits'),
    sources: sum('sources'),
    events: sum('events'),
    signUps: sum('signUps'),
  };
  const lines = [[heading, 'visits', 'sources', 'events', 'sign-ups', 'conversion'], ...rows.map(cells), cells(total)];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const largest = Math.max(0, ...rows.map(({ visits }) => visits));
  const text = lines.map((line, i) => {
    const padded = line.map((cell, c) => (c === 0 ? cell.padEnd(widths[c]!) : cell.padStart(widths[c]!)));
    const row = rows[i - 1];
    return [...padded, row ? bar(row.visits, largest) : ''].join('  ').trimEnd();
  });
  const note = `Left out: ${left.bots} visits of known bots, ${left.own} from own addresses.`;
  return [...text, '', note].join('\n');
}
