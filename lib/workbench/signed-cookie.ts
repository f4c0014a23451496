import { parseCookie } from 'cookie';
import { sign, verifySignature } from '@/lib/api/hmac';

/** Cookies whose texts browsers cannot change: `{text}.{signature}`. */

export type CookieSigning = { secret: string; isSecure: boolean };

const cookieName = (purpose: string) => `workbench.${purpose}`;

/**
 * Returns the `Set-Cookie` header for a text, or for removing the cookie.
 * @param text without `.`, of characters that cookies may have
 * @param attributes the path, and the lifetime in seconds
 */
export function signedCookie(
  purpose: string,
  text: string | null,
  { path, maxAge }: { path: string; maxAge: number },
  { secret, isSecure }: CookieSigning,
): string {
  const value = text === null ? '' : `${text}.${sign(`${purpose} ${text}`, secret)}`;
  const lifetime = text === null ? 0 : maxAge;
  const attributes = `Max-Age=${lifetime}; Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${cookieName(purpose)}=${value}; ${attributes}`;
}

/** Returns the text of a cookie; null without one, or if it was not signed for this purpose. */
export function readSignedCookie(cookieHeader: string | null, purpose: string, secret: string): string | null {
  const [text = '', signature = ''] = (parseCookie(cookieHeader ?? '')[cookieName(purpose)] ?? '').split('.');
  return verifySignature(signature, `${purpose} ${text}`, secret) ? text : null;
}
