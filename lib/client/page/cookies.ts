import Cookies from 'js-cookie';

/** Cookies that may be forbidden or not kept: reading gives nothing then, and writing does nothing. */

export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** @param days how long it is kept */
export function writeCookie(name: string, value: string, days: number): void {
  try {
    Cookies.set(name, value, { expires: days, path: '/', sameSite: 'lax' });
  } catch {
    // A page works without its memory.
  }
}

export const removeCookie = (name: string): void => writeCookie(name, '', -1);
