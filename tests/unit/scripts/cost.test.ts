import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { site } from '@/lib/config/site';
import { assumptions, estimateCost, calculatePrice, type Figures } from '@/scripts/cost/cost-model';
import { formatCosts, readFigures } from '@/scripts/cost/format-costs';

const round: Figures = {
  ...{ firstViewBytes: 300_000, laterViewBytes: 0, firstViewRequests: 30, laterViewRequests: 0 },
  ...{ firstViewCalls: 3, laterViewCalls: 0, nginxMillisecondsPerResponse: 1, siteMillisecondsPerPage: 0 },
  ...{
    siteMillisecondsPerNavigation: 0,
    siteMillisecondsPerCall: 10,
    storeMillisecondsPerEvent: 1,
    bytesPerEvent: 1000,
  },
};
const assumed = { ...assumptions, viewsPerVisit: 3, peak: 2, eventsPerView: 4, retentionDays: 60 };
/** One view a second on average, two in the busiest hour. */
const month = 30 * 86_400;

describe('cost of page views', () => {
  it('the cost is calculated from the resources of a view and the views in the busiest hour', () => {
    const cost = estimateCost(month, round, assumed);
    expect(cost).toMatchObject({
      requestsPerSecond: 20,
      megabitsPerSecond: 1.6,
      rowsPerSecond: 8,
      reverseProxies: 1,
      siteServers: 2,
    });
    expect(cost.nginxCores).toBeCloseTo(0.02);
    expect(cost.siteCores).toBeCloseTo(0.02);
    expect(cost.storeCores).toBeCloseTo(0.008);
    expect(cost.trafficGigabytes).toBeCloseTo(259.2);
    expect(cost.storeGigabytes).toBeCloseTo(20.736);
  });

  it('cache misses of the reverse proxy and router data count for the site', () => {
    const doubled = { ...round, siteMillisecondsPerPage: 60, siteMillisecondsPerNavigation: 6 };
    const added = estimateCost(month, doubled, assumed).siteCores - estimateCost(month, round, assumed).siteCores;
    expect(added).toBeCloseTo((2 * ((1 - assumed.cachedByNginx) * 60 + 2 * 6)) / 3 / 1000);
  });

  it('machines are added so that they are half busy', () => {
    const cost = estimateCost(month * 200, round, assumed);
    expect([cost.reverseProxies, cost.siteServers]).toEqual([4, 8]);
  });

  it('there is a price if all its parts have one', () => {
    const cost = estimateCost(month, round, assumed);
    expect(calculatePrice(cost, { perGigabyte: 1, perCoreHour: 0, perStoredGigabyte: 0 }, assumed)).toBeCloseTo(259.2);
    expect(calculatePrice(cost, { perGigabyte: 0, perCoreHour: 1, perStoredGigabyte: 0 }, assumed)).toBeCloseTo(
      720 * 5,
    );
    expect(calculatePrice(cost, { perGigabyte: 0, perCoreHour: 0, perStoredGigabyte: 1 }, assumed)).toBeCloseTo(20.736);
  });
});

describe('docs/cost.md', () => {
  const text = readFileSync('docs/cost.md', 'utf8');

  it('docs/cost.md contains the calculated table', () => {
    expect(text).toContain(`\n${formatCosts([1e6, 1e7, 1e8, 1e9])}\n`);
  });

  it('docs/cost.md names every figure with its source, and every assumption', () => {
    const figures = JSON.parse(readFileSync('scripts/cost/figures.json', 'utf8')) as Record<string, { from: string }>;
    for (const [name, value] of Object.entries(readFigures())) {
      expect(value, name).toBeGreaterThan(0);
      expect(figures[name]!.from, name).toMatch(/\w{4}/);
      expect(text).toMatch(new RegExp(`\\| ${name} +\\| ${value} +\\|`));
    }
    for (const [name, value] of Object.entries(assumptions)) {
      expect(text).toMatch(new RegExp(`\\| ${name} +\\| ${value} +\\|`));
    }
  });

  it("docs/cost.md uses the site's retention period", () => {
    expect(assumptions.retentionDays).toBe(site.retentionDays);
  });
});
