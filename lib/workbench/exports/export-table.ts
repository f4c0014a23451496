import type { Database } from '@/lib/api/store/store';

/** An export of a page of the workbench, as CSV or JSON. */

export type ExportContext = {
  db: Database;
  /** The request's query. */
  search: Pick<URLSearchParams, 'get'>;
  /** The time of the request. */
  now: Date;
};

/** Rows with a value for each column. */
export type ExportTable = { columns: readonly string[]; rows: readonly Record<string, unknown>[] };
