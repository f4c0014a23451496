/** Lifetimes of cookies in days (specification); half a year for the consent choice. */
export const cookieDays = { locale: 365, consent: 180, device: 360, ref: 7, referer: 365 } as const;
