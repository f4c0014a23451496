/** What a month of page views asks of machines: arithmetic alone, with measured figures and stated assumptions. */

/** Measured; `figures.json` in this folder says where each comes from. Times are processor time. */
export type Figures = Readonly<
  Record<
    | 'firstViewBytes'
    | 'laterViewBytes'
    | 'firstViewRequests'
    | 'laterViewRequests'
    | 'firstViewCalls'
    | 'laterViewCalls'
    | 'frontMillisecondsPerAnswer'
    | 'siteMillisecondsPerPage'
    | 'siteMillisecondsPerNavigation'
    | 'siteMillisecondsPerCall'
    | 'storeMillisecondsPerEvent'
    | 'bytesPerEvent',
    number
  >
>;

/** Not measured: what visitors do, and how full machines may be. */
export const assumptions = {
  viewsPerVisit: 3,
  /** The busiest hour of a month against its mean. */
  peak: 3,
  /** How many of the first views' pages the front has kept. */
  keptAtFront: 0.95,
  /** A view, web vitals, what is seen and clicked. */
  eventsPerView: 4,
  retentionDays: 390,
  /** How much of its processors a machine uses in the busiest hour. */
  load: 0.5,
  coresPerFront: 2,
};
export type Assumptions = typeof assumptions;

const secondsOfMonth = 30 * 86_400;

export type Cost = {
  /** In the busiest hour. */
  requestsPerSecond: number;
  megabitsPerSecond: number;
  frontCores: number;
  siteCores: number;
  storeCores: number;
  fronts: number;
  /** A process has one thread for JavaScript, so one core each. */
  sites: number;
  rowsPerSecond: number;
  /** With all rows of the days that are kept. */
  storeGigabytes: number;
  trafficGigabytes: number;
};

/** @param views page views in thirty days */
export function costOf(views: number, figures: Figures, assumed: Assumptions = assumptions): Cost {
  const { viewsPerVisit, peak, keptAtFront, eventsPerView, retentionDays, load, coresPerFront } = assumed;
  const perView = (first: number, later: number) => (first + later * (viewsPerVisit - 1)) / viewsPerVisit;
  const bytes = perView(figures.firstViewBytes, figures.laterViewBytes);
  const requests = perView(figures.firstViewRequests, figures.laterViewRequests);
  const calls = perView(figures.firstViewCalls, figures.laterViewCalls);
  const siteMilliseconds =
    perView((1 - keptAtFront) * figures.siteMillisecondsPerPage, figures.siteMillisecondsPerNavigation) +
    calls * figures.siteMillisecondsPerCall;
  const viewsPerSecond = (views / secondsOfMonth) * peak;
  const rowsPerSecond = viewsPerSecond * eventsPerView;
  const frontCores = (viewsPerSecond * requests * figures.frontMillisecondsPerAnswer) / 1000;
  const siteCores = (viewsPerSecond * siteMilliseconds) / 1000;
  return {
    requestsPerSecond: viewsPerSecond * requests,
    megabitsPerSecond: (viewsPerSecond * bytes * 8) / 1e6,
    frontCores,
    siteCores,
    storeCores: (rowsPerSecond * figures.storeMillisecondsPerEvent) / 1000,
    fronts: Math.max(1, Math.ceil(frontCores / (coresPerFront * load))),
    // Two, so that one answers while the other starts.
    sites: Math.max(2, Math.ceil(siteCores / load)),
    rowsPerSecond,
    storeGigabytes: (views * eventsPerView * (retentionDays / 30) * figures.bytesPerEvent) / 1e9,
    trafficGigabytes: (views * bytes) / 1e9,
  };
}

/** What a seller asks, in one currency. */
export type Prices = { perGigabyte: number; perCoreHour: number; perStoredGigabyte: number };

/** What a month costs at given prices; backups and people are not in it. */
export function priceOf(cost: Cost, { perGigabyte, perCoreHour, perStoredGigabyte }: Prices, assumed = assumptions) {
  const storeCores = Math.max(1, Math.ceil(cost.storeCores / assumed.load));
  const cores = cost.fronts * assumed.coresPerFront + cost.sites + storeCores;
  return cost.trafficGigabytes * perGigabyte + cores * 720 * perCoreHour + cost.storeGigabytes * perStoredGigabyte;
}
