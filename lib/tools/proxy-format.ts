/** Reads a proxy in any of the usual forms, and writes it in another. */

export const proxySchemes = ['http', 'https', 'socks4', 'socks5'] as const;
export type ProxyScheme = (typeof proxySchemes)[number];

export type Proxy = {
  /** Null if the line names none. */
  scheme: ProxyScheme | null;
  /** IPv6 addresses in brackets. */
  host: string;
  port: number;
  username: string;
  password: string;
};

export type ProxyError = 'form' | 'scheme' | 'host' | 'port';
export type ParsedProxy = { proxy: Proxy } | { error: ProxyError };

/** What comes first in lines of four values separated by colons, such as `a:b:c:d`. */
export type ProxyOrder = 'auto' | 'host' | 'credentials';

/** Names of schemes in lists and URLs: names are looked up at the proxy's end with `socks5h` and `socks4a`. */
const schemeNames: Readonly<Record<string, ProxyScheme>> = {
  http: 'http',
  https: 'https',
  ssl: 'https',
  socks: 'socks5',
  socks4: 'socks4',
  socks4a: 'socks4',
  socks5: 'socks5',
  socks5h: 'socks5',
};

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const label = /^[\p{L}\p{N}_](?:[\p{L}\p{N}\p{M}_-]{0,61}[\p{L}\p{N}\p{M}_])?$/u;

function isHost(text: string): boolean {
  if (text.startsWith('[')) return URL.canParse(`http://${text}`);
  // Only digits and dots: an IPv4 address or nothing.
  if (/^[\d.]+$/.test(text)) return ipv4.test(text);
  return text.length <= 253 && text.split('.').every((part) => label.test(part));
}

/** Whether the text is a host rather than a user name: it has a dot or brackets, or is `localhost`. */
const isUnmistakable = (host: string) => /^\[|\.|^localhost$/i.test(host);

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/** Splits at colons, except those within the brackets of an IPv6 address. */
const splitAtColons = (text: string): string[] => text.match(/\[[^\]]*\](?=:|$)|[^:]*(?=:|$)/g)?.filter(isPart) ?? [];
// The pattern also finds an empty text before each colon.
const isPart = (part: string, i: number, parts: readonly string[]) => part !== '' || parts[i - 1] === '';

type Endpoint = Pick<Proxy, 'host' | 'port'>;
type Credentials = Pick<Proxy, 'username' | 'password'>;
const noCredentials: Credentials = { username: '', password: '' };

function parseEndpoint(text: string): Endpoint | ProxyError {
  const parts = /^(\[[^\]]*\]|[^:]*):([^:]*)$/.exec(text);
  if (!parts) return 'form';
  const [, host = '', port = ''] = parts;
  if (!isHost(host)) return 'host';
  return isPort(port) ? { host, port: Number(port) } : 'port';
}

function parseCredentials(text: string): Credentials {
  const colon = text.indexOf(':');
  return colon === -1
    ? { username: text, password: '' }
    : { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that nobody escaped.
    return text;
  }
}

/** Parses `credentials@host:port`; providers also write `host:port@credentials`. */
function parseAtForm(text: string): (Endpoint & Credentials) | ProxyError {
  const last = text.lastIndexOf('@');
  const endpoint = parseEndpoint(text.slice(last + 1));
  if (typeof endpoint === 'object') return { ...endpoint, ...parseCredentials(text.slice(0, last)) };
  const first = text.indexOf('@');
  const reversed = parseEndpoint(text.slice(0, first));
  return typeof reversed === 'object' ? { ...reversed, ...parseCredentials(text.slice(first + 1)) } : endpoint;
}

/** Parses values separated by colons; a password may contain more of them. */
function parseColonForm(text: string, order: ProxyOrder): (Endpoint & Credentials) | ProxyError {
  const parts = splitAtColons(text);
  if (parts.length === 2) {
    const endpoint = parseEndpoint(text);
    return typeof endpoint === 'object' ? { ...endpoint, ...noCredentials } : endpoint;
  }
  if (parts.length < 3) return 'form';
  const [host = '', port = ''] = parts;
  const [lastHost = '', lastPort = ''] = parts.slice(-2);
  const hostFirst = isHost(host) && isPort(port) && order !== 'credentials';
  const hostLast = parts.length > 3 && isHost(lastHost) && isPort(lastPort) && order !== 'host';
  const credentialsLength = text.length - `${host}:${port}:`.length;
  if (hostFirst && !(hostLast && isUnmistakable(lastHost) && !isUnmistakable(host)))
    return { host, port: Number(port), ...parseCredentials(text.slice(-credentialsLength)) };
  if (hostLast) {
    const credentials = text.slice(0, -`:${lastHost}:${lastPort}`.length);
    return { host: lastHost, port: Number(lastPort), ...parseCredentials(credentials) };
  }
  if (isUnmistakable(host) && !isPort(port)) return 'port';
  return 'form';
}

const parseForm = (text: string, order: ProxyOrder) => {
  // An at sign in a password does not make it a separator.
  const byColons = parseColonForm(text, order);
  const byAt = text.includes('@') ? parseAtForm(text) : 'form';
  if (typeof byAt === 'object') return byAt;
  return typeof byColons === 'object' || byAt === 'form' ? byColons : byAt;
};

const separators = /[\s,;|]+/;

/** Parses a line that separates values by spaces, commas, semicolons or bars, perhaps with the scheme first. */
function parseSeparated(line: string, order: ProxyOrder): ParsedProxy | null {
  const values = line.split(separators).filter(Boolean);
  const scheme = schemeNames[values[0]?.toLowerCase() ?? ''] ?? null;
  const rest = scheme ? values.slice(1) : values;
  if (values.length < 2 || rest.length === 0) return null;
  const parsed = parseForm(rest.join(':'), order);
  return typeof parsed === 'object' ? { proxy: { scheme, ...parsed } } : null;
}

/** Parses a link by which Telegram shares a proxy, such as `https://t.me/socks?server=…&port=…`; null for others. */
function parseTelegramLink(line: string): ParsedProxy | null {
  const query = /^(?:https?:\/\/t\.me\/|tg:\/\/)socks\?(.*)$/i.exec(line)?.[1];
  if (query === undefined) return null;
  const given = (name: string) => new URLSearchParams(query).get(name) ?? '';
  const endpoint = parseEndpoint(`${given('server')}:${given('port')}`);
  if (typeof endpoint !== 'object') return { error: endpoint };
  return { proxy: { scheme: 'socks5', ...endpoint, username: given('user'), password: given('pass') } };
}

/** What stands around a proxy where it was copied from: an option of curl, a variable, quotes, a list's number. */
const prefixes = /^(?:(?:curl\s+)?(?:-x|--proxy)[\s=]+|(?:export\s+)?\w*_proxy\s*=\s*|\d+[.)]\s+)/i;
const quotes = /^(["'`])(.*)\1,?$/;
const trim = (text: string) => text.replace(/^[\s\u200B\uFEFF]+|[\s\u200B\uFEFF]+$/g, '');

/** Moves a scheme that follows the proxy, as in `host:port@socks5` and `host:port,http`, to its front. */
const schemeFirst = (line: string) =>
  line.replace(/^([^@\s]+:\d+)[\s,;|@]+([a-z]+\d?[ah]?)$/i, (whole, endpoint: string, name: string) =>
    schemeNames[name.toLowerCase()] ? `${name}://${endpoint}` : whole,
  );

/** Parses a line of a list. */
export function parseProxy(line: string, order: ProxyOrder = 'auto'): ParsedProxy {
  const content = trim(trim(line).replace(prefixes, '')).replace(quotes, '$2');
  // The URL by which the provider changes the exit IP would become part of a password.
  if (/[\s|;[]https?:\/\/[^@]*$/i.test(content)) return { error: 'form' };
  return parseTelegramLink(content) ?? parseLine(schemeFirst(content), order);
}

function parseLine(line: string, order: ProxyOrder): ParsedProxy {
  const [, name, afterName] = /^([a-z][a-z\d+.-]*):\/\/(.*)$/i.exec(line) ?? [];
  if (name !== undefined) {
    const scheme = schemeNames[name.toLowerCase()];
    if (!scheme) return { error: 'scheme' };
    const text = afterName!.replace(/\/$/, '');
    const parsed = parseForm(text, order);
    if (typeof parsed !== 'object') return { error: parsed };
    // Only URLs proper escape characters, and they have their credentials before an at sign.
    const unescape = text.includes('@') ? decode : (value: string) => value;
    const { username, password } = parsed;
    return { proxy: { scheme, ...parsed, username: unescape(username), password: unescape(password) } };
  }
  // The scheme as the first of the values, as in `socks5:host:port:user:password`.
  const [, first = '', rest = ''] = /^([a-z\d]+):(.*:.*)$/i.exec(line) ?? [];
  const firstScheme = schemeNames[first.toLowerCase()];
  const afterScheme = firstScheme ? parseForm(rest, order) : null;
  if (firstScheme && typeof afterScheme === 'object' && afterScheme)
    return { proxy: { scheme: firstScheme, ...afterScheme } };
  const parsed = parseForm(line, order);
  if (typeof parsed === 'object' && !/\s/.test(parsed.username)) return { proxy: { scheme: null, ...parsed } };
  const separated = separators.test(line) ? parseSeparated(line, order) : null;
  if (separated) return separated;
  return typeof parsed === 'object' ? { proxy: { scheme: null, ...parsed } } : { error: parsed };
}
