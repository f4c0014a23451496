import { cookieDays } from '@/lib/settings/shared-limits';

/** Where a visitor's choice of language is kept: a cookie, and local storage under the same key. */
export const storedLocaleCookie = 'myLocale';

/** How long the choice is remembered, in seconds. */
export const storedLocaleMaxAge = cookieDays.locale * 24 * 60 * 60;
