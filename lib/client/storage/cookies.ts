import Cookies from 'js-cookie';

/** Cookies that may be forbidden or not stored: reading then returns undefined, and writing does nothing. */

export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** @param days lifetime in days */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    Cookies.set(name, value, { expires: days, path: '/', sameSite: 'lax' });
  } catch {
    // The page works without cookies.
  }
}

export const removeCookie = (name: string): void => writeCookie(name, '', -1);
