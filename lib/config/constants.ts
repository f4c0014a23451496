/** Times and sizes of the site's behaviour, from the product's specification, section "Business constants and limits". */

/** A call to the back end is given up after so many milliseconds. */
export const requestTimeout = 10_000;

/** Bytes of a request body that an endpoint reads at most. */
export const bodyLimit = 64 * 1024;

/** A toast goes by itself after so many milliseconds. */
export const toastTime = 3600;

/** How many days cookies last; half a year for the visitor's own choice. */
export const cookieDays = { locale: 365, consent: 180, device: 360, ref: 7, referer: 365 } as const;
