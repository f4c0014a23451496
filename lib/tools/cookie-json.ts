import type { Cookie, CookieFormat, SameSite } from '@/lib/tools/cookies';

/** Cookies in JSON: of browser extensions, Playwright, Puppeteer and Selenium. */

export type JsonCookieFormat = Exclude<CookieFormat, 'netscape' | 'header'>;
export type CookieFieldError = 'notAnObject' | 'name' | 'value' | 'domain' | 'expires';

type Fields = Readonly<Record<string, unknown>>;

const sameSites: Readonly<Record<string, SameSite>> = {
  strict: 'Strict',
  lax: 'Lax',
  none: 'None',
  no_restriction: 'None',
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The site of a partition key: a text, or an object of an extension or of Puppeteer. */
function partitionOf(value: unknown): string | null {
  if (isText(value)) return value || null;
  if (!isObject(value)) return null;
  const site = value.topLevelSite ?? value.sourceOrigin;
  return isText(site) && site !== '' ? site : null;
}

/** The fields of Cookie Quick Manager, an extension of Firefox, by the names that other extensions use. */
const fromQuickManager = (item: Fields): Fields => ({
  name: item['Name raw'],
  value: item['Content raw'],
  domain: String(item['Host raw']).replace(/^https?:\/\/|\/$/g, ''),
  path: item['Path raw'],
  expires: item['Expires raw'] === '0' ? null : item['Expires raw'],
  secure: item['Send for raw'] === 'true',
  httpOnly: item['HTTP only raw'] === 'true',
  sameSite: item['SameSite raw'],
  hostOnly: item['This domain only raw'] === 'true',
});

/** Reads a time: seconds since 1970, also as text, or an ISO date; undefined for others. */
function readTime(value: unknown): number | null | undefined {
  if (value === null || value === '' || value === 'Session') return null;
  const isDate = isText(value) && /^\d{4}-\d\d-\d\dT/.test(value);
  const time = isDate
    ? Date.parse(value) / 1000
    : isText(value) && /^-?\d+(?:\.\d+)?$/.test(value)
      ? Number(value)
      : value;
  return typeof time === 'number' && Number.isFinite(time) ? time : undefined;
}

/** Reads a cookie of any JSON format. @returns why it cannot be read, if so */
export function readJsonCookie(entry: unknown): Cookie | CookieFieldError {
  if (!isObject(entry)) return 'notAnObject';
  const item = 'Host raw' in entry ? fromQuickManager(entry) : entry;
  const { name, value, domain, path, sameSite } = item;
  if (!isText(name)) return 'name';
  if (!isText(value)) return 'value';
  if (!isText(domain) || domain.replace(/^\./, '') === '') return 'domain';
  const time = readTime(item.expirationDate ?? item.expires ?? item.expiry ?? null);
  if (time === undefined) return 'expires';
  const isSession = item.session === true || time === null || time < 0;
  return {
    name,
    value,
    domain: domain.replace(/^\./, '').toLowerCase(),
    isHostOnly: typeof item.hostOnly === 'boolean' ? item.hostOnly : !domain.startsWith('.'),
    path: isText(path) && path !== '' ? path : '/',
    isSecure: item.secure === true,
    isHttpOnly: item.httpOnly === true,
    sameSite: isText(sameSite) ? (sameSites[sameSite.toLowerCase()] ?? null) : null,
    expires: isSession || time === null ? null : Math.floor(time),
    partition: partitionOf(item.partitionKey),
  };
}

const dotted = ({ domain, isHostOnly }: Cookie) => (isHostOnly ? domain : `.${domain}`);

/** Names of SameSite in the API of browser extensions. */
const extensionSameSites = { Strict: 'strict', Lax: 'lax', None: 'no_restriction' } as const;

const writers: Readonly<Record<JsonCookieFormat, (cookie: Cookie) => object>> = {
  extension: (cookie) => ({
    domain: dotted(cookie),
    ...(cookie.expires === null ? {} : { expirationDate: cookie.expires }),
    hostOnly: cookie.isHostOnly,
    httpOnly: cookie.isHttpOnly,
    name: cookie.name,
    path: cookie.path,
    sameSite: cookie.sameSite ? extensionSameSites[cookie.sameSite] : 'unspecified',
    secure: cookie.isSecure,
    session: cookie.expires === null,
    storeId: '0',
    value: cookie.value,
    ...(cookie.partition === null ? {} : { partitionKey: { topLevelSite: cookie.partition } }),
  }),
  playwright: (cookie) => ({
    name: cookie.name,
    value: cookie.value,
    domain: dotted(cookie),
    path: cookie.path,
    expires: cookie.expires ?? -1,
    httpOnly: cookie.isHttpOnly,
    secure: cookie.isSecure,
    ...(cookie.sameSite ? { sameSite: cookie.sameSite } : {}),
    ...(cookie.partition === null ? {} : { partitionKey: cookie.partition }),
  }),
  puppeteer: (cookie) => ({
    name: cookie.name,
    value: cookie.value,
    domain: dotted(cookie),
    path: cookie.path,
    expires: cookie.expires ?? -1,
    httpOnly: cookie.isHttpOnly,
    secure: cookie.isSecure,
    session: cookie.expires === null,
    ...(cookie.sameSite ? { sameSite: cookie.sameSite } : {}),
    ...(cookie.partition === null
      ? {}
      : { partitionKey: { sourceOrigin: cookie.partition, hasCrossSiteAncestor: false } }),
  }),
  selenium: (cookie) => ({
    name: cookie.name,
    value: cookie.value,
    domain: dotted(cookie),
    path: cookie.path,
    ...(cookie.expires === null ? {} : { expiry: cookie.expires }),
    httpOnly: cookie.isHttpOnly,
    secure: cookie.isSecure,
    ...(cookie.sameSite ? { sameSite: cookie.sameSite } : {}),
  }),
};

/** Writes cookies as JSON; for Playwright as a storage state. */
export function writeJsonCookies(cookies: readonly Cookie[], format: JsonCookieFormat): string {
  const list = cookies.map(writers[format]);
  return JSON.stringify(format === 'playwright' ? { cookies: list, origins: [] } : list, null, 2);
}
