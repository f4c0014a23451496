import { writesPerMinute, type RateLimitKind } from '@/lib/api/http/rate-limit';
import { requestOutcomes, requestKinds } from '@/lib/api/telemetry/request-kind';

/**
 * Every number that this server tells of itself, and every value that a label may have: so there are never more rows
 * than this table allows, whoever sends what. docs/operating.md tells what each means.
 */

type Told = { name: string; help: string; labels: Readonly<Record<string, readonly string[]>> };

/** What only grows. */
export const counters = {
  requests: {
    name: 'site_requests_total',
    help: 'Requests that have ended, by kind and by the class of their status.',
    labels: { kind: requestKinds, status: requestOutcomes },
  },
  rateLimited: {
    name: 'site_rate_limited_total',
    help: 'Requests refused with 429, by what is limited.',
    labels: { what: Object.keys(writesPerMinute) as RateLimitKind[] },
  },
  storeQueries: {
    name: 'site_store_queries_total',
    help: 'Queries to the store, by whether they were answered.',
    labels: { result: ['answered', 'failed'] },
  },
  webhookDeliveries: {
    name: 'site_webhook_deliveries_total',
    help: 'Messages sent to the webhook, by whether it took them.',
    labels: { result: ['taken', 'refused'] },
  },
  olderPages: {
    name: 'site_on_demand_pages_total',
    help: 'Pages left out by the build and made for a visitor.',
    labels: { result: ['made', 'failed'] },
  },
  sharePictures: {
    name: 'site_og_images_rendered_total',
    help: 'Pictures to share that were drawn.',
    labels: { result: ['drawn', 'failed'] },
  },
  logLines: {
    name: 'site_log_lines_total',
    help: 'Lines of the log, by level.',
    labels: { level: ['info', 'warn', 'error'] },
  },
} as const satisfies Record<string, Told>;

/** How long something took, in seconds. */
export const histograms = {
  requests: {
    name: 'site_request_seconds',
    help: 'Seconds from a request’s head to the end of its answer, by kind.',
    labels: { kind: requestKinds },
  },
  storeQueries: {
    name: 'site_store_query_seconds',
    help: 'Seconds from a query to its answer, waiting for a connection included.',
    labels: {},
  },
} as const satisfies Record<string, Told>;

/** What goes up and down. */
export const gauges = {
  requests: { name: 'site_requests_in_flight', help: 'Requests that have not been answered yet.', labels: {} },
  storeQueries: {
    name: 'site_store_queries_in_flight',
    help: 'Queries that wait for the store, or for a connection to it.',
    labels: {},
  },
} as const satisfies Record<string, Told>;

/** What is looked up whenever somebody asks. */
export const collectedGauges = {
  storeReachable: {
    name: 'site_store_reachable',
    help: '1 when the store answers within two seconds, else 0.',
    labels: {},
  },
  diskWritable: {
    name: 'site_disk_writable',
    help: '1 when the disk of the data folder takes writes, else 0; 1 where the store is a PostgreSQL.',
    labels: {},
  },
  webhookMessages: {
    name: 'site_webhook_messages',
    help: 'Messages that the webhook has not taken: not yet tried, or refused at least once. The same on all servers of a store.',
    labels: { state: ['waiting', 'refused'] },
  },
} as const satisfies Record<string, Told>;

/** Says with its label which build is served; its value is 1. */
export const buildInfo = { name: 'site_build_info', help: 'Which build is served.', label: 'build' } as const;

/** Limits of the intervals that timings are counted in, in seconds. */
export const histogramBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
