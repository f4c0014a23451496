/**
 * Consent policy: decides whether analytics and third-party services may run. Global Privacy Control and Do Not Track
 * take precedence over the visitor's choice, and the choice over the mode (docs/data.md, "Consent").
 */

/** Incremented when the purposes change; visitors with an older choice are asked again. */
export const consentVersion = 1;

/** Id of the live region after the skip link (app/[locale]/layout.tsx) in which the consent notice is shown. */
export const noticeSlotId = 'consent-notice';

export type Choice = { analytics: boolean; services: boolean };

export const fullConsent: Choice = { analytics: true, services: true };
export const noConsent: Choice = { analytics: false, services: false };

export type ConsentInput = {
  /** opt-out: allowed until refused; opt-in: refused until allowed. */
  mode: 'opt-out' | 'opt-in';
  /** The cookie's value, if there is one. */
  stored: string | undefined;
  /** Global Privacy Control or Do Not Track is on. */
  hasSignal: boolean;
};

export type Consent = Choice & {
  /** The consent notice must be shown. */
  isNoticeDue: boolean;
  /** Decided by the browser's privacy signal, not by a choice. */
  isFromPrivacySignal: boolean;
};

/** Serializes a choice for the cookie: `1.analytics.services`, each 0 or 1. */
export function serializeChoice({ analytics, services }: Choice): string {
  return [consentVersion, Number(analytics), Number(services)].join('.');
}

/** Parses the cookie; null for another version or an invalid value. */
export function parseChoice(stored: string | undefined): Choice | null {
  const match = /^(\d+)\.([01])\.([01])$/.exec(stored ?? '');
  if (!match || Number(match[1]) !== consentVersion) return null;
  return { analytics: match[2] === '1', services: match[3] === '1' };
}

/** Returns what is allowed: by the browser's signal, otherwise by the visitor's choice, otherwise by the mode. */
export function resolveConsent({ mode, stored, hasSignal }: ConsentInput): Consent {
  if (hasSignal) return { ...noConsent, isNoticeDue: false, isFromPrivacySignal: true };
  const choice = parseChoice(stored);
  if (choice) return { ...choice, isNoticeDue: false, isFromPrivacySignal: false };
  return { ...(mode === 'opt-out' ? fullConsent : noConsent), isNoticeDue: true, isFromPrivacySignal: false };
}
