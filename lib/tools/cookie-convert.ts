import { readJsonCookie, writeJsonCookies, type CookieFieldError } from '@/lib/tools/cookie-json';
import {
  cookieLines,
  isCookieLine,
  isSpacedLine,
  readCookieHeader,
  readNetscapeLine,
  readSetCookie,
  writeCookieHeader,
  writeNetscape,
  type CookieLineError,
} from '@/lib/tools/cookie-text';
import type { Cookie, CookieFormat } from '@/lib/tools/cookies';

/** Converts cookies between the formats of browsers, extensions and automation. */

export type CookieReadError = CookieFieldError | CookieLineError | 'json' | 'noList' | 'noDomain' | 'unknown';

export type ReadCookies = {
  /** Null if the text is of no known format. */
  format: CookieFormat | null;
  /** `position` is the line of a text, or the number of an entry in JSON, from 1. */
  cookies: { position: number; cookie: Cookie }[];
  errors: { position: number; reason: CookieReadError }[];
  /** Whether positions are lines. */
  isByLine: boolean;
};

type ReadOptions = {
  /** The domain of cookies in headers. */
  domain: string;
  /** Seconds since 1970. */
  now: number;
  /** Receives the share that is read, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** The entries of a list, in steps after which the progress is told. */
function* entriesWithProgress<Item>(list: readonly Item[], { onProgress }: ReadOptions): Generator<[number, Item]> {
  for (const entry of list.entries()) {
    if (entry[0] % itemsPerStep === 0) onProgress?.(entry[0] / list.length);
    yield entry;
  }
}
const itemsPerStep = 5000;

const failed = (reason: CookieReadError, position = 1): ReadCookies => ({
  format: null,
  cookies: [],
  errors: [{ position, reason }],
  isByLine: true,
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Tells formats of JSON apart by fields that only they have. */
function jsonFormat(list: readonly unknown[], isStorageState: boolean): CookieFormat {
  const has = (...names: string[]) => list.some((item) => isObject(item) && names.some((name) => name in item));
  if (has('hostOnly', 'storeId', 'expirationDate', 'Host raw')) return 'extension';
  if (isStorageState) return 'playwright';
  if (has('expiry')) return 'selenium';
  return has('expires', 'size', 'sourceScheme') ? 'puppeteer' : 'selenium';
}

/** Whether lines are the beginning of JSON, of which only the end is missing. */
function isJsonStart(lines: readonly string[]): boolean {
  try {
    JSON.parse(lines.join('\n'));
    return true;
  } catch (error) {
    return /\bend of|EOF/i.test(String(error));
  }
}

/** The line of a syntax error, from 1. Not all engines name it: the first line is searched that is not JSON any more. */
function errorLine(text: string, error: unknown): number {
  const line = /line (\d+)/.exec(String(error))?.[1];
  if (line) return Number(line);
  const lines = text.split('\n');
  let [good, bad] = [0, lines.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isJsonStart(lines.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return bad;
}

function readJson(text: string, options: ReadOptions): ReadCookies {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return failed('json', errorLine(text, error));
  }
  const isStorageState = isObject(value) && Array.isArray(value.cookies);
  // Some tools write a list for each domain.
  const lists = isObject(value) && !Array.isArray(value) ? Object.values(value) : [];
  const isByDomain = lists.length > 0 && lists.every(Array.isArray);
  const list: unknown = isStorageState ? (value as { cookies: unknown[] }).cookies : isByDomain ? lists.flat() : value;
  if (!Array.isArray(list)) return failed('noList');
  const result: ReadCookies = { format: jsonFormat(list, isStorageState), cookies: [], errors: [], isByLine: false };
  for (const [i, item] of entriesWithProgress<unknown>(list, options)) {
    const cookie = readJsonCookie(item);
    if (typeof cookie === 'string') result.errors.push({ position: i + 1, reason: cookie });
    else result.cookies.push({ position: i + 1, cookie });
  }
  return result;
}

function readNetscape(lines: readonly string[], options: ReadOptions): ReadCookies {
  const result: ReadCookies = { format: 'netscape', cookies: [], errors: [], isByLine: true };
  for (const [i, line] of entriesWithProgress(lines, options)) {
    if (!isCookieLine(line)) continue;
    const cookie = readNetscapeLine(line);
    if (typeof cookie === 'string') result.errors.push({ position: i + 1, reason: cookie });
    else result.cookies.push({ position: i + 1, cookie });
  }
  return result;
}

function readHeaders(lines: readonly string[], { domain, now }: ReadOptions): ReadCookies {
  if (domain === '') return { ...failed('noDomain'), format: 'header' };
  const cookies = cookieLines(lines).flatMap((line, i) => {
    if (line.trim() === '') return [];
    const isFromServer = /^\s*set-cookie:/i.test(line) || /;\s*(?:path|domain|max-age|expires|samesite)=/i.test(line);
    const read = isFromServer ? [readSetCookie(line, domain, now)] : readCookieHeader(line, domain);
    return read.map((cookie) => ({ position: i + 1, cookie }));
  });
  return { format: 'header', cookies, errors: [], isByLine: true };
}

/** Reads cookies in a format that is detected. @param text of any kind and size */
export function readCookies(text: string, options: ReadOptions): ReadCookies {
  const content = text.replace(/^\uFEFF/, '');
  if (/^\s*[[{]/.test(content)) return readJson(content, options);
  const lines = content.split(/\r\n?|\n/);
  if (
    lines.some((line) => line.split('\t').length >= 6 || isSpacedLine(line)) ||
    /^# (?:Netscape )?HTTP Cookie File/i.test(content)
  )
    return readNetscape(lines, options);
  return /=/.test(content) ? readHeaders(lines, options) : failed('unknown');
}

/** Writes cookies in a format. */
export function writeCookies(cookies: readonly Cookie[], format: CookieFormat): string {
  if (format === 'netscape') return writeNetscape(cookies);
  return format === 'header' ? writeCookieHeader(cookies) : writeJsonCookies(cookies, format);
}
