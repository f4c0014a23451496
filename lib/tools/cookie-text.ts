import type { Cookie, SameSite } from '@/lib/tools/cookies';

/** Cookies in text: Netscape's `cookies.txt`, and headers. */

export type CookieLineError = 'fieldCount' | 'flag' | 'expires' | 'domain' | 'name';

const flags: Readonly<Record<string, boolean>> = { TRUE: true, FALSE: false, '1': true, '0': false };
const httpOnlyPrefix = '#HttpOnly_';

/** A line of `cookies.txt` whose tabs became spaces, as happens when it is copied from a page or a terminal. */
const spacedLine = /^(\S+) +(TRUE|FALSE) +(\S+) +(TRUE|FALSE) +(-?\d+) +(\S+)(?: +(\S+))?\s*$/i;

export const isSpacedLine = (line: string): boolean => spacedLine.test(line);

/** Whether a line of `cookies.txt` holds a cookie, rather than nothing or a comment. */
export const isCookieLine = (line: string): boolean =>
  line.trim() !== '' && (!line.startsWith('#') || line.startsWith(httpOnlyPrefix));

/** Reads a line of `cookies.txt`. @returns why it cannot be read, if so */
export function readNetscapeLine(line: string): Cookie | CookieLineError {
  const isHttpOnly = line.startsWith(httpOnlyPrefix);
  const text = isHttpOnly ? line.slice(httpOnlyPrefix.length) : line;
  const cells = spacedLine.exec(text)?.slice(1) ?? text.split('\t');
  if (cells.length < 6 || cells.length > 7) return 'fieldCount';
  const [domain = '', subdomains = '', path = '', secure = '', expires = '', name = '', value = ''] = cells;
  const [includesSubdomains, isSecure] = [flags[subdomains.toUpperCase()], flags[secure.toUpperCase()]];
  if (includesSubdomains === undefined || isSecure === undefined) return 'flag';
  // Python writes nothing for a session cookie.
  if (!/^(?:-?\d+(?:\.\d+)?)?$/.test(expires)) return 'expires';
  if (domain.replace(/^\./, '') === '') return 'domain';
  if (name === '' && value === '') return 'name';
  const time = Math.floor(Number(expires));
  return {
    name,
    value,
    domain: domain.replace(/^\./, '').toLowerCase(),
    isHostOnly: !includesSubdomains,
    path: path || '/',
    isSecure,
    isHttpOnly,
    sameSite: null,
    expires: time > 0 ? time : null,
    partition: null,
  };
}

const toFlag = (value: boolean) => (value ? 'TRUE' : 'FALSE');

/** Writes cookies as `cookies.txt`, which curl, wget and yt-dlp read. */
export function writeNetscape(cookies: readonly Cookie[]): string {
  const lines = cookies.map(({ name, value, domain, isHostOnly, path, isSecure, isHttpOnly, expires }) =>
    [
      `${isHttpOnly ? httpOnlyPrefix : ''}${isHostOnly ? '' : '.'}${domain}`,
      toFlag(!isHostOnly),
      path,
      toFlag(isSecure),
      expires ?? 0,
      name,
      value,
    ].join('\t'),
  );
  return `# Netscape HTTP Cookie File\n\n${lines.join('\n')}\n`;
}

const sameSites: Readonly<Record<string, SameSite>> = { strict: 'Strict', lax: 'Lax', none: 'None' };

/** Splits at the first equals sign; a text without one is a value without a name. */
function splitPair(text: string): [name: string, value: string] {
  const equals = text.indexOf('=');
  return equals === -1 ? ['', text.trim()] : [text.slice(0, equals).trim(), text.slice(equals + 1).trim()];
}

const cookieField = /^\s*(?:set-)?cookie:/i;
/** The options of a copied curl command with the cookies, in the quotes of a shell: `-b` or `-H 'cookie: …'`. */
const curlOptions = [
  /\s(?:-b|--cookie)\s+\$?(["'])(.*?)\1(?=\s|$)/is,
  /\s(?:-H|--header)\s+\$?(["'])cookie:\s*(.*?)\1(?=\s|$)/is,
];

/**
 * Returns the lines with cookies in what developer tools copy: a curl command, all headers of a request or response, or a
 * header in quotes. Other lines are empty, so that line numbers stay.
 */
export function cookieLines(lines: readonly string[]): string[] {
  if (/^\s*curl\s/.test(lines[0] ?? ''))
    return curlOptions.flatMap((option) => option.exec(lines.join('\n'))?.[2] ?? []);
  if (lines.some((line) => cookieField.test(line))) return lines.map((line) => (cookieField.test(line) ? line : ''));
  return lines.map((line) => line.trim().replace(/^(["'`])(.*)\1;?$/, '$2'));
}

/** Reads the header that a browser sends, `a=1; b=2`; only names and values are in it. */
export function readCookieHeader(text: string, domain: string): Cookie[] {
  return text
    .replace(/^\s*cookie:\s*/i, '')
    .split(';')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [name, value] = splitPair(pair);
      return { ...plainCookie, name, value, domain };
    });
}

const plainCookie = {
  isHostOnly: true,
  path: '/',
  isSecure: false,
  isHttpOnly: false,
  sameSite: null,
  expires: null,
  partition: null,
} as const satisfies Partial<Cookie>;

/** Reads a header that a server sends, `Set-Cookie: a=1; Path=/; Secure`. @param now in seconds since 1970 */
export function readSetCookie(line: string, domain: string, now: number): Cookie {
  const [pair = '', ...attributes] = line.replace(/^\s*set-cookie:\s*/i, '').split(';');
  const [name, value] = splitPair(pair);
  const given = new Map(
    attributes
      .map((attribute) => splitPair(attribute.includes('=') ? attribute : `${attribute}=`))
      .map(([key, text]) => [key.toLowerCase(), text]),
  );
  const ownDomain = given.get('domain')?.replace(/^\./, '').toLowerCase();
  const maxAge = given.get('max-age');
  const date = Date.parse(given.get('expires') ?? '') / 1000;
  const expires =
    maxAge !== undefined && /^-?\d+$/.test(maxAge) ? now + Number(maxAge) : Number.isNaN(date) ? null : date;
  return {
    name,
    value,
    domain: ownDomain || domain,
    isHostOnly: !ownDomain,
    path: given.get('path')?.startsWith('/') ? given.get('path')! : '/',
    isSecure: given.has('secure'),
    isHttpOnly: given.has('httponly'),
    sameSite: sameSites[given.get('samesite')?.toLowerCase() ?? ''] ?? null,
    expires: expires === null ? null : Math.floor(expires),
    partition: null,
  };
}

/** Writes the header that a browser would send. */
export const writeCookieHeader = (cookies: readonly Cookie[]): string =>
  cookies.map(({ name, value }) => (name === '' ? value : `${name}=${value}`)).join('; ');
