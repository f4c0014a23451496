/** Who may be measured, and by what: the one rule (docs/data.md, "Consent"). */

/** Rises when the purposes change: an older choice is asked for anew. */
export const consentVersion = 1;

export type Choice = { measurement: boolean; services: boolean };

export const everything: Choice = { measurement: true, services: true };
export const nothing: Choice = { measurement: false, services: false };

export type ConsentInput = {
  /** opt-out: allowed until refused; opt-in: refused until allowed. */
  mode: 'opt-out' | 'opt-in';
  /** The cookie's value, if there is one. */
  stored: string | undefined;
  /** Global Privacy Control or Do Not Track is on. */
  hasSignal: boolean;
};

export type Consent = Choice & {
  /** The visitor has to be asked, or told. */
  isNoticeDue: boolean;
  /** The browser has decided for the visitor. */
  isBySignal: boolean;
};

/** Writes a choice into the cookie: `1.measurement.services` with 0 or 1 each. */
export function writeChoice({ measurement, services }: Choice): string {
  return [consentVersion, Number(measurement), Number(services)].join('.');
}

/** Reads the cookie; null for another version or anything that is no choice. */
export function readChoice(stored: string | undefined): Choice | null {
  const match = /^(\d+)\.([01])\.([01])$/.exec(stored ?? '');
  if (!match || Number(match[1]) !== consentVersion) return null;
  return { measurement: match[2] === '1', services: match[3] === '1' };
}

/** What is allowed now. A signal of the browser stands above everything, then the visitor's choice, then the mode. */
export function consentOf({ mode, stored, hasSignal }: ConsentInput): Consent {
  if (hasSignal) return { ...nothing, isNoticeDue: false, isBySignal: true };
  const choice = readChoice(stored);
  if (choice) return { ...choice, isNoticeDue: false, isBySignal: false };
  return { ...(mode === 'opt-out' ? everything : nothing), isNoticeDue: true, isBySignal: false };
}
