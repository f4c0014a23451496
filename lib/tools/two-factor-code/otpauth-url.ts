import { sanitizeText } from '@/lib/contract/sanitize-text';
import { checkSettings, defaultOtpSettings, parseSecret, type OtpAccount, type OtpFailure } from './account';

/**
 * Links of accounts, as QR codes contain them: `otpauth://totp/Issuer:name?secret=…&issuer=…`
 * (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 */

const maxNameLength = 200;

/** Issuer and name of an account as they are shown. */
export const cleanNames = (issuer: string, name: string): Pick<OtpAccount, 'issuer' | 'name'> => ({
  issuer: sanitizeText(issuer, maxNameLength),
  name: sanitizeText(name, maxNameLength),
});

/** Splits a label of the form `issuer:name`. @param issuer as named elsewhere; empty if it is not */
export function splitLabel(label: string, issuer: string): Pick<OtpAccount, 'issuer' | 'name'> {
  if (issuer !== '' && label.startsWith(`${issuer}:`)) return cleanNames(issuer, label.slice(issuer.length + 1));
  const colon = label.indexOf(':');
  if (colon === -1) return cleanNames(issuer, label);
  return cleanNames(issuer || label.slice(0, colon), label.slice(colon + 1));
}

/** Decodes a path; as it is if its escapes are malformed. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `SHA-256` and `HmacSHA256` are the algorithm that others call `SHA256`. */
const algorithmName = (text: string): string => text.toUpperCase().replace(/^HMAC/, '').replaceAll('-', '');

/** Reads a link of an account. */
export function parseOtpauthUrl(text: string): { account: OtpAccount } | OtpFailure {
  // Browsers disagree about hosts and paths of schemes that they do not know.
  const match = /^otpauth:\/\/([^/?#]*)\/?([^?#]*)(?:\?([^#]*))?/i.exec(text.trim());
  if (!match) return { error: 'link' };
  const [, type = '', path = '', query = ''] = match;
  if (type.toLowerCase() === 'hotp') return { error: 'counter' };
  if (type.toLowerCase() !== 'totp') return { error: 'type', detail: type };
  const fields = new URLSearchParams(query);
  const secret = parseSecret(fields.get('secret') ?? '');
  if ('error' in secret) return secret;
  const checked = checkSettings({
    algorithm: algorithmName(fields.get('algorithm') || defaultOtpSettings.algorithm),
    digits: Number(fields.get('digits') || defaultOtpSettings.digits),
    period: Number(fields.get('period') || defaultOtpSettings.period),
  });
  if ('error' in checked) return checked;
  return { account: { ...checked.settings, ...splitLabel(decodePath(path), fields.get('issuer') ?? ''), ...secret } };
}

/** Writes the link of an account. */
export function formatOtpauthUrl({ issuer, name, secret, ...settings }: OtpAccount): string {
  const label = (issuer ? [issuer, name] : [name]).map(encodeURIComponent).join(':');
  const query = [
    `secret=${secret}`,
    ...(issuer ? [`issuer=${encodeURIComponent(issuer)}`] : []),
    ...(['algorithm', 'digits', 'period'] as const)
      .filter((field) => settings[field] !== defaultOtpSettings[field])
      .map((field) => `${field}=${settings[field]}`),
  ];
  return `otpauth://totp/${label}?${query.join('&')}`;
}
