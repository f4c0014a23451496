import { parseSecret, type OtpAccount, type OtpFailure, type OtpSettings } from './account';
import { parseExportUrl } from './export-url';
import { formatOtpauthUrl, parseOtpauthUrl } from './otpauth-url';

/** Reads secrets, links and exports, one per line. */

/** The most accounts that are shown; their codes are computed together. */
export const maxAccounts = 200;
/** Texts longer than this, in characters, are not secrets. */
export const maxTextLength = 200_000;

export type ReadAccounts = {
  accounts: readonly OtpAccount[];
  errors: readonly (OtpFailure & { line: number })[];
  /** Exports of several codes: which of them were read. */
  parts: { count: number; read: number } | null;
};

type LineResult = readonly ({ account: OtpAccount } | OtpFailure)[];

const isExport = (line: string) => /^otpauth-migration:/i.test(line);

function readLine(line: string, settings: OtpSettings): LineResult {
  if (isExport(line)) {
    const result = parseExportUrl(line);
    return 'error' in result ? [result] : result.accounts;
  }
  if (/^otpauth:/i.test(line)) return [parseOtpauthUrl(line)];
  if (/^[a-z][a-z0-9+.-]*:/i.test(line)) return [{ error: 'link' }];
  const secret = parseSecret(line);
  return ['error' in secret ? secret : { account: { issuer: '', name: '', ...settings, ...secret } }];
}

/** Counts the codes of an export that was spread over several. */
function countParts(lines: readonly string[]): ReadAccounts['parts'] {
  const exports = lines
    .filter(isExport)
    .map(parseExportUrl)
    .flatMap((result) => ('error' in result || result.count === 1 ? [] : [result]));
  const count = Math.max(0, ...exports.map((part) => part.count));
  return count === 0 ? null : { count, read: new Set(exports.map(({ index }) => index)).size };
}

/**
 * Reads accounts, each once. Every line is a secret, a link or an export.
 * @param settings of secrets that are not part of a link
 */
export function readAccounts(text: string, settings: OtpSettings): ReadAccounts {
  const lines = text.slice(0, maxTextLength).split(/\r\n|\r|\n/);
  const accounts = new Map<string, OtpAccount>();
  const errors: (OtpFailure & { line: number })[] = [];
  for (const [i, line] of lines.map((text) => text.trim()).entries()) {
    for (const result of line === '' ? [] : readLine(line, settings)) {
      const failure = 'error' in result ? result : addAccount(accounts, result.account);
      if (failure) errors.push({ line: i + 1, ...failure });
    }
  }
  if (text.length > maxTextLength) errors.push({ line: lines.length, error: 'tooMany' });
  return { accounts: [...accounts.values()], errors, parts: countParts(lines) };
}

function addAccount(accounts: Map<string, OtpAccount>, account: OtpAccount): OtpFailure | null {
  const key = formatOtpauthUrl(account);
  if (accounts.has(key)) return { error: 'duplicate' };
  if (accounts.size === maxAccounts) return { error: 'tooMany' };
  accounts.set(key, account);
  return null;
}

/** Adds the texts of QR codes to a text, each on a line of its own and once. */
export function addLines(text: string, lines: readonly string[]): string {
  const known = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  return [...new Set([...known.filter(Boolean), ...lines])].join('\n');
}
