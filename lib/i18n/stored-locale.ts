/** Where a visitor's choice of language is kept: a cookie, and local storage under the same key. */
export const storedLocaleCookie = 'myLocale';

/** How long the choice is remembered, in days and in seconds. */
export const storedLocaleDays = 365;
export const storedLocaleMaxAge = storedLocaleDays * 24 * 60 * 60;
