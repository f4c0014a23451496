import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { prometheus } from '@/lib/api/telemetry/prometheus';

type Rule = { alert: string; expr: string; annotations: { summary: string } };
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as Dashboard;
const page = readFileSync('docs/operating.md', 'utf8');

const numbers = prometheus('a-build', async () => ({
  isReachable: true,
  isDiskWritable: true,
  messages: { pending: 0, failed: 0 },
}));
// A histogram has series of a kind only after its first observation.
numbers.meter.time('requests', { kind: 'page' }, 0.1);
const exported = await numbers.text();

/** Names of exported series; several may belong to one metric: `…_bucket`, `…_count`, `…_sum`. */
const series = new Set([...exported.matchAll(/^([a-z_][a-z\d_]*)[{ ]/gm)].map(([, name]) => name!));
const metrics = new Set([...exported.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));

const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:site|process|nodejs)_[a-z\d_]*[a-z\d]\b/g)].map(([name]) => name);

/** The selectors of a query, each with its labels and the values it matches. */
const labelsIn = (expression: string) =>
  [...expression.matchAll(/(site_\w+)\{([^}]*)\}/g)].flatMap(([, name, labels]) =>
    [...labels!.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].flatMap(([, label, , values]) =>
      values!.split('|').map((value) => ({ name: name!, label: label!, value })),
    ),
  );

const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

describe('dashboard and alerts', () => {
  it.each(queries)('dashboard and alerts query only exported metrics: %s', (_, expression) => {
    const names = expression === 'up{job="facetry"} == 0' ? ['site_build_info'] : namesIn(expression);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !series.has(name))).toEqual([]);
  });

  it.each(queries.filter(([, expression]) => labelsIn(expression).length > 0))(
    'dashboard and alerts match only existing label values: %s',
    (_, expression) => {
      for (const { name, label, value } of labelsIn(expression)) {
        const metric = name.replace(/_bucket$/, '_count');
        const isExported = new RegExp(`^${metric}\\{[^}]*${label}="`, 'm').test(exported);
        expect(isExported, `${name} has ${label}`).toBe(true);
        if (metrics.has(metric)) expect(exported).toContain(`${label}="${value}"`);
      }
    },
  );
});

describe('docs/operating.md', () => {
  const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading!);

  it('docs/operating.md explains every alert, with its meaning, where to look and what to do', () => {
    expect(headings).toEqual(rules.map(({ alert }) => alert));
    for (const part of page.split(/^### /m).slice(1)) {
      const text = part.split(/^## /m)[0]!;
      for (const word of ['**Means**: ', '**Look at**: ', '**Do**: ']) expect(text).toContain(word);
    }
  });

  it('docs/operating.md explains exactly the metrics of the site', () => {
    const rows = [...page.matchAll(/^\| `((?:site|process|nodejs)_\w+)` +\|/gm)].map(([, name]) => name!);
    expect(rows.filter((name) => !metrics.has(name))).toEqual([]);
    const siteMetrics = [...metrics].filter((name) => name.startsWith('site_'));
    expect(rows.filter((name) => name.startsWith('site_')).toSorted()).toEqual(siteMetrics.toSorted());
    expect(namesIn(page).filter((name) => !series.has(name) && !metrics.has(name))).toEqual([]);
  });
});
