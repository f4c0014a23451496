/** Timeouts and limits from the product's specification, section "Business constants and limits". */

/** Timeout of API requests, in milliseconds. */
export const requestTimeout = 10_000;

/** Maximum size of a request body, in bytes. */
export const bodyLimit = 64 * 1024;

/** Display time of a toast, in milliseconds. */
export const toastTime = 3600;

/** Lifetimes of cookies in days; half a year for the consent choice. */
export const cookieDays = { locale: 365, consent: 180, device: 360, ref: 7, referer: 365 } as const;
