/**
 * The status of a rendered page, which Next.js lets pages set to 404 only: without its flag for others, whose default
 * pages it would add to the data of every page of the site. Pages set it by an ID that the server gives the request.
 */

export const pageStatusHeader = 'x-page-status-id';

/** The server and Next.js each load their own copy of this module, but share one process. */
const shared = globalThis as { pageStatuses?: Map<string, number> };

/** @param id the request's `pageStatusHeader` */
export function setPageStatus(id: string, status: number): void {
  (shared.pageStatuses ??= new Map()).set(id, status);
}

/** Returns the status that the page has set, once. */
export function takePageStatus(id: string): number | undefined {
  const status = shared.pageStatuses?.get(id);
  shared.pageStatuses?.delete(id);
  return status;
}
