/** Times and sizes of the site's behaviour, from the product's specification, section "Business constants and limits". */

/** The error screen leaves after this many seconds. */
export const errorRedirectSeconds = 5;

/** A call to the back end is given up after so many milliseconds. */
export const requestTimeout = 10_000;

/** Google's prompt comes so many milliseconds after the page has loaded. */
export const oneTapDelay = 3000;
/** Google's picker is looked for in this rhythm, for so long, to lift it above the page. */
export const pickerPollInterval = 500;
export const pickerPollTime = 20 * 60 * 1000;

/** A toast goes by itself after so many milliseconds. */
export const toastTime = 3600;
/** The second kind of toast begins to go after so many milliseconds, unless it is told otherwise, and takes so long. */
export const noticeTime = 1000;
export const toastExit = 300;

/** The loading bar: shown only when a page takes longer, when it would be about done, and how long it stays when it is. */
export const loadingThrottle = 200;
export const loadingEstimate = 2000;
export const loadingHide = 500;

/** The offer at the bottom of phones: when it comes, when it returns after scrolling, how many days closed means closed. */
export const bannerDelay = 1000;
export const bannerReturn = 5000;
export const bannerClosedDays = 7;

/** How often a newer build is asked for, and how long a page is not loaded anew again because of one. */
export const buildPollInterval = 10 * 60 * 1000;
export const reloadGuard = 10_000;

/** A chat's script is looked for in this rhythm, so many times; Easemob's begins so long after the page has loaded. */
export const chatPollInterval = 500;
export const chatPollTicks = 1200;
export const easemobDelay = 500;

/** How often scrolling is looked at, in milliseconds. */
export const scrollThrottle = 200;

/** What can wait a little longer than until the page is idle waits so many milliseconds more. */
export const calmDelay = 3000;

/** How many days cookies last; half a year for the visitor's own choice. */
export const cookieDays = { locale: 365, consent: 180, device: 360, ref: 7, referer: 365 } as const;
