import { Secret, TOTP } from 'otpauth/slim';
import type { OtpAccount } from './account';

/** Codes of an account (RFC 6238). */

/** The code of an account. @param time in ms since 1970 */
export function totpCode({ secret, algorithm, digits, period }: OtpAccount, time: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm, digits, period }).generate({ timestamp: time });
}

/** Seconds until a code ends, from the whole period down to 1. @param time in ms since 1970 */
export const secondsLeft = ({ period }: Pick<OtpAccount, 'period'>, time: number): number =>
  period - (Math.floor(time / 1000) % period);

/** A code in groups that are easy to read and to type. */
export const groupCode = (code: string): string => {
  const middle = Math.floor(code.length / 2);
  return `${code.slice(0, middle)} ${code.slice(middle)}`;
};
