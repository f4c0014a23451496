/** Accounts of time-based one-time passwords (TOTP, RFC 6238). */

export const otpAlgorithms = ['SHA1', 'SHA256', 'SHA512'] as const;
export type OtpAlgorithm = (typeof otpAlgorithms)[number];

export const otpDigits = [6, 7, 8] as const;
/** Seconds for which a code is valid, as services use them; links may name others up to `maxPeriod`. */
export const otpPeriods = [30, 60] as const;
export const maxPeriod = 300;

/** How codes are derived from a secret. Links name what differs from these values. */
export type OtpSettings = { algorithm: OtpAlgorithm; digits: number; period: number };
export const defaultOtpSettings: Readonly<OtpSettings> = { algorithm: 'SHA1', digits: 6, period: 30 };

export type OtpAccount = OtpSettings & {
  /** The service; may be empty, like the name. */
  issuer: string;
  /** The account at the service, often an email address. */
  name: string;
  /** In base32 without padding. */
  secret: string;
};

/** Why a text is no account. */
export type OtpError =
  | 'secretMissing'
  | 'secretCharacter'
  | 'secretLength'
  | 'counter'
  | 'type'
  | 'algorithm'
  | 'digits'
  | 'period'
  | 'export'
  | 'link'
  | 'duplicate'
  | 'tooMany';

/** @param detail the part of the text that is wrong */
export type OtpFailure = { error: OtpError; detail?: string };

/** Shorter secrets, in characters of base32, can be guessed from a few codes, or are copied in part. */
export const shortSecretLength = 16;

/** Lengths of the last group of base32 that no number of bytes has (RFC 4648 §6). */
const impossibleRests: ReadonlySet<number> = new Set([1, 3, 6]);

/** Reads a secret as people copy it: in groups, in lower case, with padding. */
export function parseSecret(text: string): { secret: string } | OtpFailure {
  const secret = text
    .replace(/[\s\p{Cf}-]/gu, '')
    .replace(/=+$/, '')
    .toUpperCase();
  if (secret === '') return { error: 'secretMissing' };
  const wrong = /[^A-Z2-7]/u.exec(secret);
  if (wrong) return { error: 'secretCharacter', detail: wrong[0] };
  return impossibleRests.has(secret.length % 8) ? { error: 'secretLength' } : { secret };
}

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value => values.includes(value as Value);

/** Checks settings that come from a link. */
export function checkSettings(settings: {
  algorithm: string;
  digits: number;
  period: number;
}): { settings: OtpSettings } | OtpFailure {
  const { algorithm, digits, period } = settings;
  if (!isOneOf(otpAlgorithms, algorithm)) return { error: 'algorithm', detail: algorithm };
  if (!isOneOf<number>(otpDigits, digits)) return { error: 'digits' };
  if (!Number.isInteger(period) || period < 1 || period > maxPeriod) return { error: 'period' };
  return { settings: { algorithm, digits, period } };
}
