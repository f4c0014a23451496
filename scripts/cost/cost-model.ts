/** Estimates the machines a month of page views needs, from measured figures and stated assumptions. */

/** Measured figures; `figures.json` in this folder states the source of each. Times are CPU time. */
export type Figures = Readonly<
  Record<
    | 'firstViewBytes'
    | 'laterViewBytes'
    | 'firstViewRequests'
    | 'laterViewRequests'
    | 'firstViewCalls'
    | 'laterViewCalls'
    | 'nginxMillisecondsPerResponse'
    | 'siteMillisecondsPerPage'
    | 'siteMillisecondsPerNavigation'
    | 'siteMillisecondsPerCall'
    | 'storeMillisecondsPerEvent'
    | 'bytesPerEvent',
    number
  >
>;

/** Assumptions about visitors and machine utilization, not measured. */
export const assumptions = {
  viewsPerVisit: 3,
  /** Ratio of the busiest hour of a month to its mean. */
  peak: 3,
  /** Share of first views served from the reverse proxy's cache. */
  cachedByNginx: 0.95,
  /** Page view, web vitals, impressions and clicks. */
  eventsPerView: 4,
  retentionDays: 390,
  /** CPU utilization of a machine in the busiest hour. */
  load: 0.5,
  coresPerNginx: 2,
};
export type Assumptions = typeof assumptions;

const secondsOfMonth = 30 * 86_400;

export type Cost = {
  /** In the busiest hour. */
  requestsPerSecond: number;
  megabitsPerSecond: number;
  nginxCores: number;
  siteCores: number;
  storeCores: number;
  reverseProxies: number;
  /** Server processes; each runs JavaScript in one thread, so it needs one core. */
  siteServers: number;
  rowsPerSecond: number;
  /** With all rows of the retention period. */
  storeGigabytes: number;
  trafficGigabytes: number;
};

/** @param views page views in thirty days */
export function estimateCost(views: number, figures: Figures, assumed: Assumptions = assumptions): Cost {
  const { viewsPerVisit, peak, cachedByNginx, eventsPerView, retentionDays, load, coresPerNginx } = assumed;
  const perView = (first: number, later: number) => (first + later * (viewsPerVisit - 1)) / viewsPerVisit;
  const bytes = perView(figures.firstViewBytes, figures.laterViewBytes);
  const requests = perView(figures.firstViewRequests, figures.laterViewRequests);
  const calls = perView(figures.firstViewCalls, figures.laterViewCalls);
  const siteMilliseconds =
    perView((1 - cachedByNginx) * figures.siteMillisecondsPerPage, figures.siteMillisecondsPerNavigation) +
    calls * figures.siteMillisecondsPerCall;
  const viewsPerSecond = (views / secondsOfMonth) * peak;
  const rowsPerSecond = viewsPerSecond * eventsPerView;
  const nginxCores = (viewsPerSecond * requests * figures.nginxMillisecondsPerResponse) / 1000;
  const siteCores = (viewsPerSecond * siteMilliseconds) / 1000;
  return {
    requestsPerSecond: viewsPerSecond * requests,
    megabitsPerSecond: (viewsPerSecond * bytes * 8) / 1e6,
    nginxCores,
    siteCores,
    storeCores: (rowsPerSecond * figures.storeMillisecondsPerEvent) / 1000,
    reverseProxies: Math.max(1, Math.ceil(nginxCores / (coresPerNginx * load))),
    // At least two, so that one serves while the other restarts.
    siteServers: Math.max(2, Math.ceil(siteCores / load)),
    rowsPerSecond,
    storeGigabytes: (views * eventsPerView * (retentionDays / 30) * figures.bytesPerEvent) / 1e9,
    trafficGigabytes: (views * bytes) / 1e9,
  };
}

/** Prices in one currency. */
export type UnitPrices = { perGigabyte: number; perCoreHour: number; perStoredGigabyte: number };

/** Cost of a month at given prices, without backups and staff. */
export function calculatePrice(
  cost: Cost,
  { perGigabyte, perCoreHour, perStoredGigabyte }: UnitPrices,
  assumed = assumptions,
) {
  const storeCores = Math.max(1, Math.ceil(cost.storeCores / assumed.load));
  const cores = cost.reverseProxies * assumed.coresPerNginx + cost.siteServers + storeCores;
  return cost.trafficGigabytes * perGigabyte + cores * 720 * perCoreHour + cost.storeGigabytes * perStoredGigabyte;
}
