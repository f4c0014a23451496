import { parseCookie } from 'cookie';
import { sign, verifySignature } from '@/lib/api/hmac';
import { workbenchCookiePrefix } from '@/lib/request-routing/workbench-route';

/** Cookies whose texts browsers cannot change: `{text}.{signature}`. */

export type CookieSigning = { secret: string; isSecure: boolean };

const cookieName = (purpose: string) => `${workbenchCookiePrefix}${purpose}`;

/**
 * Returns the `Set-Cookie` header for a text.
 * @param text without `.`, of characters that cookies may have
 * @param attributes the path, and the lifetime in seconds
 */
export function signedCookie(
  purpose: string,
  text: string,
  { path, maxAge }: { path: string; maxAge: number },
  { secret, isSecure }: CookieSigning,
): string {
  const value = `${text}.${sign(`${purpose} ${text}`, secret)}`;
  const attributes = `Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${cookieName(purpose)}=${value}; ${attributes}`;
}

/** Returns the text of a cookie; null without one, or if it was not signed for this purpose. */
export function readSignedCookie(cookieHeader: string | null, purpose: string, secret: string): string | null {
  const [text = '', signature = ''] = (parseCookie(cookieHeader ?? '')[cookieName(purpose)] ?? '').split('.');
  return verifySignature(signature, `${purpose} ${text}`, secret) ? text : null;
}
