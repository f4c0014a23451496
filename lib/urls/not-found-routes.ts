/** How an address that leads nowhere is answered: there is no such page, or there is none any more. */
export type NotFoundStatus = 404 | 410;

/** The pages under a locale's folder that are shown at such addresses; they have none of their own. */
export const notFoundRoute: Record<NotFoundStatus, string> = { 404: '/page-not-found', 410: '/page-gone' };

/** Stands in those pages, as they are built, where the address is put in that was asked for. */
export const notFoundPathPlaceholder = 'MISSING-ADDRESS';
