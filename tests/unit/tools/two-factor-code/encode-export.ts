import type { OtpAccount } from '@/lib/tools/two-factor-code/account';
import { Secret } from 'otpauth/slim';

/** Writes what Google Authenticator exports, by the message's published definition. */

type Bytes = readonly number[];

function varint(value: number): Bytes {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
export const numberField = (number: number, value: number): Bytes => [...varint(number * 8), ...varint(value)];
export const bytesField = (number: number, value: Bytes): Bytes => [
  ...varint(number * 8 + 2),
  ...varint(value.length),
  ...value,
];
const textField = (number: number, text: string) => bytesField(number, [...new TextEncoder().encode(text)]);

const algorithms = { SHA1: 1, SHA256: 2, SHA512: 3 };
const digitCounts: Readonly<Record<number, number>> = { 6: 1, 8: 2, 7: 3 };

/** @param type 2 for codes by time, 1 for codes by counter */
export const accountField = (account: Omit<OtpAccount, 'period'>, type = 2): Bytes =>
  bytesField(1, [
    ...bytesField(1, [...Secret.fromBase32(account.secret).bytes]),
    ...textField(2, account.name),
    ...textField(3, account.issuer),
    ...numberField(4, algorithms[account.algorithm]),
    ...numberField(5, digitCounts[account.digits]!),
    ...numberField(6, type),
    ...(type === 1 ? numberField(7, 12) : []),
  ]);

export const exportUrl = (message: Bytes): string =>
  `otpauth-migration://offline?data=${encodeURIComponent(Buffer.from(message).toString('base64'))}`;

/** An export, of which this is one of several codes. */
export const encodeExport = (accounts: readonly Omit<OtpAccount, 'period'>[], { index = 0, count = 1 } = {}): string =>
  exportUrl([
    ...accounts.flatMap((account) => accountField(account)),
    ...[...numberField(2, 1), ...numberField(3, count), ...numberField(4, index), ...numberField(5, 1_234_567_890)],
  ]);
