/** A cookie as browsers store it (RFC 6265bis), and what formats of cookie files can say. */

export type SameSite = 'Strict' | 'Lax' | 'None';

export type Cookie = {
  name: string;
  value: string;
  /** In lower case, without a leading dot. */
  domain: string;
  /** Only sent to the domain itself, not to those below it. */
  isHostOnly: boolean;
  path: string;
  isSecure: boolean;
  isHttpOnly: boolean;
  /** Null if it was not said: browsers then treat it as Lax. */
  sameSite: SameSite | null;
  /** Seconds since 1970; null for a session cookie. */
  expires: number | null;
  /** The site in whose pages a partitioned cookie was set, such as `https://shop.example`; null for all others. */
  partition: string | null;
};

export const cookieFormats = ['netscape', 'extension', 'playwright', 'puppeteer', 'selenium', 'header'] as const;
export type CookieFormat = (typeof cookieFormats)[number];

export type CookieField = keyof Cookie;

/** What a format has no place for. */
export const cookieLosses: Readonly<Record<CookieFormat, readonly CookieField[]>> = {
  netscape: ['sameSite', 'partition'],
  extension: [],
  playwright: [],
  puppeteer: [],
  selenium: ['partition'],
  header: ['domain', 'isHostOnly', 'path', 'isSecure', 'isHttpOnly', 'sameSite', 'expires', 'partition'],
};

/** Whether a cookie has a value in a field that a format would lose. */
const says: Readonly<Record<CookieField, (cookie: Cookie) => boolean>> = {
  name: () => true,
  value: () => true,
  domain: () => true,
  isHostOnly: ({ isHostOnly }) => isHostOnly,
  path: ({ path }) => path !== '/',
  isSecure: ({ isSecure }) => isSecure,
  isHttpOnly: ({ isHttpOnly }) => isHttpOnly,
  sameSite: ({ sameSite }) => sameSite !== null,
  expires: ({ expires }) => expires !== null,
  partition: ({ partition }) => partition !== null,
};

/** The fields of a cookie that are lost in a format. */
export const lostFields = (cookie: Cookie, format: CookieFormat): CookieField[] =>
  cookieLosses[format].filter((field) => says[field](cookie));

/** Why a browser would refuse a cookie, or not send it any more. */
export type CookieWarning = 'expired' | 'sameSiteNoneInsecure' | 'securePrefix' | 'hostPrefix' | 'partitionInsecure';

/** Finds what a browser would refuse (RFC 6265bis §5.7). @param now in seconds since 1970 */
export function cookieWarnings(cookie: Cookie, now: number): CookieWarning[] {
  const { name, isSecure, isHostOnly, path, sameSite, expires, partition } = cookie;
  const isHostPrefixed = /^__host-/i.test(name);
  const found: [CookieWarning, boolean][] = [
    ['expired', expires !== null && expires <= now],
    ['sameSiteNoneInsecure', sameSite === 'None' && !isSecure],
    ['securePrefix', /^__secure-/i.test(name) && !isSecure],
    ['hostPrefix', isHostPrefixed && (!isSecure || !isHostOnly || path !== '/')],
    ['partitionInsecure', partition !== null && !isSecure],
  ];
  return found.filter(([, applies]) => applies).map(([warning]) => warning);
}
