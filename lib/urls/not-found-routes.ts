/** Response status of missing pages: not found, or removed. */
export type NotFoundStatus = 404 | 410;

/** Internal routes of the pages shown for them, below a locale's folder; they have no public path. */
export const notFoundRoute: Record<NotFoundStatus, string> = { 404: '/page-not-found', 410: '/page-gone' };

/** Placeholder in the prerendered pages, replaced with the requested path. */
export const notFoundPathPlaceholder = 'MISSING-PATH';

/** Placeholder before and after the heading of the suggested pages: the heading, with their links, or nothing. */
export const similarPagesPlaceholder = 'SIMILAR-PAGES';
