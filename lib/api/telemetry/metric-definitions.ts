import { requestsPerMinute, type RateLimitName } from '@/lib/api/http/rate-limit';
import { requestOutcomes, requestKinds } from '@/lib/api/telemetry/request-kind';

/**
 * All metrics of the server and all values of their labels, so that no request can increase the number of time series.
 * docs/operating.md explains each.
 */

type MetricDefinition = { name: string; help: string; labels: Readonly<Record<string, readonly string[]>> };

/** Counters: values that only increase. */
export const counters = {
  requests: {
    name: 'site_requests_total',
    help: 'Finished requests, by kind and status class.',
    labels: { kind: requestKinds, status: requestOutcomes },
  },
  rateLimited: {
    name: 'site_rate_limited_total',
    help: 'Requests rejected with 429, by the limit that applied.',
    labels: { limit: Object.keys(requestsPerMinute) as RateLimitName[] },
  },
  storeQueries: {
    name: 'site_store_queries_total',
    help: 'Queries to the store, by result.',
    labels: { result: ['success', 'failure'] },
  },
  webhookDeliveries: {
    name: 'site_webhook_deliveries_total',
    help: 'Deliveries to the webhook, by result.',
    labels: { result: ['success', 'failure'] },
  },
  onDemandPages: {
    name: 'site_on_demand_pages_total',
    help: 'Pages rendered on demand because the build left them out.',
    labels: { result: ['success', 'failure'] },
  },
  ogImages: {
    name: 'site_og_images_rendered_total',
    help: 'Open Graph images rendered.',
    labels: { result: ['success', 'failure'] },
  },
  logLines: {
    name: 'site_log_lines_total',
    help: 'Log lines, by level.',
    labels: { level: ['info', 'warn', 'error'] },
  },
} as const satisfies Record<string, MetricDefinition>;

/** Histograms: durations in seconds. */
export const histograms = {
  requests: {
    name: 'site_request_seconds',
    help: 'Seconds from the request headers to the end of the response, by kind.',
    labels: { kind: requestKinds },
  },
  storeQueries: {
    name: 'site_store_query_seconds',
    help: 'Seconds from a query to its result, including the wait for a connection.',
    labels: {},
  },
} as const satisfies Record<string, MetricDefinition>;

/** Gauges: values that go up and down. */
export const gauges = {
  requests: { name: 'site_requests_in_flight', help: 'Requests in flight.', labels: {} },
  storeQueries: {
    name: 'site_store_queries_in_flight',
    help: 'Queries waiting for the store or for a connection to it.',
    labels: {},
  },
} as const satisfies Record<string, MetricDefinition>;

/** Gauges collected at each scrape. */
export const collectedGauges = {
  storeReachable: {
    name: 'site_store_reachable',
    help: '1 if the store responds within two seconds, otherwise 0.',
    labels: {},
  },
  diskWritable: {
    name: 'site_disk_writable',
    help: '1 if the disk of the data directory is writable or the store is PostgreSQL, otherwise 0.',
    labels: {},
  },
  webhookMessages: {
    name: 'site_webhook_messages',
    help: 'Messages not yet accepted by the webhook: never tried, or rejected at least once. Same on all servers.',
    labels: { state: ['pending', 'failed'] },
  },
} as const satisfies Record<string, MetricDefinition>;

/** Identifies the served build by its label; the value is 1. */
export const buildInfo = { name: 'site_build_info', help: 'The served build.', label: 'build' } as const;

/** Upper bounds of the histogram buckets, in seconds. */
export const histogramBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
