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

const readAccounts = (cookieHeader: string | null, secret: string): string[] =>
  readSignedCookie(cookieHeader, purpose, secret)?.split('~') ?? [];

/** Whether the browser that sent a cookie header was signed in to an account before. */
export const isKnownBrowser = (cookieHeader: string | null, email: string, secret: string): boolean =>
  readAccounts(cookieHeader, secret).includes(accountDigest(email, secret));

/** Returns the `Set-Cookie` header with which a browser becomes known to an account. */
export function knownBrowserCookie(cookieHeader: string | null, email: string, signing: CookieSigning): string {
  const { secret } = signing;
  const digest = accountDigest(email, secret);
  const others = readAccounts(cookieHeader, secret).filter((account) => account !== digest);
  const list = [digest, ...others].slice(0, maxAccounts).join('~');
  return signedCookie(purpose, list, { path: '/', maxAge: lifetime }, signing);
}
