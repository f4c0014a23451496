/** Cookies of the site (specification). */
export const cookieNames = {
  locale: 'myLocale',
  consent: 'consent',
  device: '__SYS_ID',
  ref: '__REF',
  referer: 'referer',
} as const;

/** Lifetimes of cookies in days; half a year for the consent choice. */
export const cookieMaxAgeDays = { locale: 365, consent: 180, device: 360, ref: 7, referer: 365 } as const;
