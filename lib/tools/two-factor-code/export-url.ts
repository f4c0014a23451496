import { Secret } from 'otpauth/slim';
import { defaultOtpSettings, type OtpAccount, type OtpAlgorithm, type OtpFailure } from './account';
import { fromBase64 } from './base64';
import { splitLabel } from './otpauth-url';
import { readProtobuf, type ProtobufField } from './protobuf';

/**
 * Exports of Google Authenticator: `otpauth-migration://offline?data=…`, a message of Protocol Buffers in base64. Many
 * accounts are spread over several codes.
 */

export type OtpExport = {
  accounts: readonly ({ account: OtpAccount } | OtpFailure)[];
  /** Which code of the export this is, beginning with 0, and how many there are. */
  index: number;
  count: number;
};

/** Numbers of the message's fields and values; 0 means that a value is not named. */
const exportFields = { account: 1, count: 3, index: 4 } as const;
const accountFields = { secret: 1, name: 2, issuer: 3, algorithm: 4, digits: 5, type: 6 } as const;
const algorithms: readonly OtpAlgorithm[] = ['SHA1', 'SHA1', 'SHA256', 'SHA512'];
const digitCounts: readonly number[] = [6, 6, 8, 7];
const counterType = 1;
const md5 = 4;

function numberOf(fields: readonly ProtobufField[], number: number): number {
  const value = fields.findLast((field) => field.number === number)?.value;
  return typeof value === 'number' ? value : 0;
}

function bytesOf(fields: readonly ProtobufField[], number: number): Uint8Array {
  const value = fields.findLast((field) => field.number === number)?.value;
  return value instanceof Uint8Array ? value : new Uint8Array();
}

const textOf = (fields: readonly ProtobufField[], number: number) => new TextDecoder().decode(bytesOf(fields, number));

function readAccount(bytes: Uint8Array): { account: OtpAccount } | OtpFailure {
  const fields = readProtobuf(bytes);
  const algorithm = numberOf(fields, accountFields.algorithm);
  const digits = digitCounts[numberOf(fields, accountFields.digits)];
  const names = splitLabel(textOf(fields, accountFields.name), textOf(fields, accountFields.issuer));
  const detail = names.name || names.issuer;
  const secret = bytesOf(fields, accountFields.secret);
  if (numberOf(fields, accountFields.type) === counterType) return { error: 'counter', detail };
  if (!algorithms[algorithm]) return { error: 'algorithm', detail: algorithm === md5 ? 'MD5' : String(algorithm) };
  if (digits === undefined) return { error: 'digits' };
  if (secret.length === 0) return { error: 'secretMissing' };
  return {
    account: {
      ...defaultOtpSettings,
      ...names,
      algorithm: algorithms[algorithm],
      digits,
      // Its buffer would be the whole export.
      secret: new Secret({ buffer: secret.slice().buffer }).base32,
    },
  };
}

/** Reads an export. An account that cannot be used is an error of its own. */
export function parseExportUrl(text: string): OtpExport | OtpFailure {
  const query = /^otpauth-migration:\/\/[^?#]*\?([^#]*)/i.exec(text.trim())?.[1] ?? '';
  // A plus that was not escaped is read as a space.
  const data = (new URLSearchParams(query).get('data') ?? '').replaceAll(' ', '+');
  try {
    const fields = readProtobuf(fromBase64(data));
    const accounts = fields
      .filter(({ number }) => number === exportFields.account)
      .map(({ value }) => readAccount(value instanceof Uint8Array ? value : new Uint8Array()));
    if (accounts.length === 0) return { error: 'export' };
    return {
      accounts,
      index: numberOf(fields, exportFields.index),
      count: Math.max(1, numberOf(fields, exportFields.count)),
    };
  } catch {
    return { error: 'export' };
  }
}
