import { randomBytes } from 'node:crypto';
import { sign } from '@/lib/api/hmac';
import { readSignedCookie, signedCookie, type CookieSigning } from '@/lib/workbench/signed-cookie';

/**
 * A signed cookie with the accounts to which a browser has been signed in. Wrong passwords from elsewhere do not lock
 * such a browser out.
 */

const purpose = 'known';
/** A shared browser may know several people. */
const maxAccounts = 8;
const lifetime = 400 * 24 * 60 * 60;

/** Identifies an account by its email address, without revealing it. */
export const accountDigest = (email: string, secret: string): string =>
  sign(`account ${email.trim().toLowerCase()}`, secret).slice(0, 24);

/** Reads the random name of a browser, and the accounts it knows. */
function readBrowser(cookieHeader: string | null, secret: string): { name: string; accounts: string[] } | null {
  const [name, ...accounts] = readSignedCookie(cookieHeader, purpose, secret)?.split('~') ?? [];
  return name === undefined ? null : { name, accounts };
}

/**
 * Returns the key under which failed attempts at an account are counted. A browser that was signed in to the account
 * before has a count of its own: strangers do not pause it, and whoever has its cookie cannot guess without limit.
 */
export function attemptKey(cookieHeader: string | null, email: string, secret: string): string {
  const account = accountDigest(email, secret);
  const browser = readBrowser(cookieHeader, secret);
  return browser?.accounts.includes(account) ? `${account} ${browser.name}` : account;
}

/** Returns the `Set-Cookie` header with which a browser becomes known to an account. */
export function knownBrowserCookie(cookieHeader: string | null, email: string, signing: CookieSigning): string {
  const { secret } = signing;
  const digest = accountDigest(email, secret);
  const { name = randomBytes(12).toString('hex'), accounts = [] } = readBrowser(cookieHeader, secret) ?? {};
  const others = accounts.filter((account) => account !== digest);
  const list = [name, ...[digest, ...others].slice(0, maxAccounts)].join('~');
  return signedCookie(purpose, list, { path: '/', maxAge: lifetime }, signing);
}
