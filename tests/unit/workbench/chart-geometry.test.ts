import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Point } from '@/lib/api/report/time-series';
import { chartGeometry, plot } from '@/lib/workbench/chart-geometry';

const points = (count: number, visits = (i: number) => i): Point[] =>
  Array.from({ length: count }, (_, i) => ({ time: `day ${i}`, visits: visits(i), signUps: 0 }));

describe('the chart of a report', () => {
  it('stays inside its plot, with the largest value below the topmost line', () => {
    const { visits, valueTicks } = chartGeometry(points(28), null);
    const numbers = [...visits.line.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(numbers).toHaveLength(28);
    for (const [x, y] of numbers) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(plot.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(plot.height);
    }
    expect(valueTicks.at(-1)!.value).toBeGreaterThanOrEqual(27);
    expect(valueTicks[0]).toEqual({ value: 0, y: plot.height });
  });

  it('has whole numbers of visits as labels, and at most five times', () => {
    for (const count of [1, 2, 7, 28, 48, 365]) {
      const { valueTicks, timeTicks } = chartGeometry(
        points(count, () => 1),
        null,
      );
      expect(valueTicks.every(({ value }) => Number.isInteger(value))).toBe(true);
      expect(timeTicks.length).toBeLessThanOrEqual(5);
      expect(timeTicks.every(({ x }) => x >= 0 && x <= 100)).toBe(true);
    }
  });

  it('shows as many points of the compared period as of the period', () => {
    const { previous } = chartGeometry(points(2), points(5));
    expect(previous!.match(/,/g)).toHaveLength(2);
  });

  it('has no line for nothing', () => {
    expect(chartGeometry([], null)).toMatchObject({ visits: { line: '', area: '' }, columns: [], timeTicks: [] });
  });
});

vi.mock('@/components/workbench/shell', () => ({ Section: 'section', Table: 'table' }));

it('the chart is drawn without inline styles, which the policy forbids', async () => {
  const { ReportChart } = await import('@/components/workbench/report/report-chart');
  const view = { t: (key: string) => key, member: { locale: 'en' } };
  const list = points(28).map((point, i) => ({ ...point, time: `2026-11-${String(i + 1).padStart(2, '0')}` }));
  const note = { id: 'a', day: '2026-11-05', text: 'Newsletter', createdBy: 'b', createdAt: new Date(0) };
  const props = { view: view as never, points: list, previous: list, notes: [note] };
  const html = renderToStaticMarkup(createElement(ReportChart, props));
  expect(html).toContain('<svg');
  expect(html).toContain('Newsletter');
  expect(html).not.toMatch(/\sstyle=/);
});
