import { parseProxy, type Proxy, type ProxyScheme } from '@/lib/tools/proxy-format';
import { formatCsv } from '@/lib/tools/csv';

/** The forms in which proxies can be written. */

export type ProxyWriting = {
  /** The scheme of proxies that name none, in forms that need one. */
  scheme: ProxyScheme;
  /** The page that curl requests, and the terminal whose quotes it gets. */
  testUrl: string;
  shell: 'sh' | 'powershell';
};

const credentials = ({ username, password }: Proxy, encode = (text: string) => text): string =>
  username === '' && password === '' ? '' : `${encode(username)}:${encode(password)}`;

const endpoint = ({ host, port }: Proxy) => `${host}:${port}`;

const join = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);

const schemeOf = (proxy: Proxy, { scheme }: ProxyWriting): ProxyScheme => proxy.scheme ?? scheme;

const toUrl = (proxy: Proxy, writing: ProxyWriting): string =>
  `${schemeOf(proxy, writing)}://${join('@', credentials(proxy, encodeURIComponent), endpoint(proxy))}`;

/** Quotes an argument so that the terminal passes it on as it is. */
export const quoteArgument = (text: string, shell: ProxyWriting['shell']): string =>
  shell === 'sh' ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `'${text.replaceAll("'", "''")}'`;

function toCurl(proxy: Proxy, writing: ProxyWriting): string {
  const { testUrl, shell } = writing;
  // Names are looked up at the proxy's end.
  const url = toUrl(proxy, writing)
    .replace(/^socks5:/, 'socks5h:')
    .replace(/^socks4:/, 'socks4a:');
  const program = shell === 'sh' ? 'curl' : 'curl.exe';
  return `${program} -sS --max-time 20 -x ${quoteArgument(url, shell)} ${quoteArgument(testUrl, shell)}`;
}

/** Playwright's option `proxy`. */
const toPlaywright = (proxy: Proxy, writing: ProxyWriting) => ({
  server: `${schemeOf(proxy, writing)}://${endpoint(proxy)}`,
  ...(proxy.username || proxy.password ? { username: proxy.username, password: proxy.password } : {}),
});

const lineTargets = {
  'host:port:user:pass': (proxy) => join(':', endpoint(proxy), credentials(proxy)),
  'user:pass@host:port': (proxy) => join('@', credentials(proxy), endpoint(proxy)),
  'user:pass:host:port': (proxy) => join(':', credentials(proxy), endpoint(proxy)),
  url: toUrl,
  'host:port': endpoint,
  curl: toCurl,
} satisfies Record<string, (proxy: Proxy, writing: ProxyWriting) => string>;

type LineTarget = keyof typeof lineTargets;

export const proxyTargets = [...(Object.keys(lineTargets) as LineTarget[]), 'csv', 'json'] as const;
export type ProxyTarget = (typeof proxyTargets)[number];

/** What a form has no place for. */
export const proxyLosses: Readonly<Record<ProxyTarget, readonly ('scheme' | 'credentials')[]>> = {
  'host:port:user:pass': ['scheme'],
  'user:pass@host:port': ['scheme'],
  'user:pass:host:port': ['scheme'],
  url: [],
  'host:port': ['scheme', 'credentials'],
  curl: [],
  csv: [],
  json: [],
};

/** The order in which a form of four values is read. */
export const orderOf = (target: ProxyTarget) => (target === 'user:pass:host:port' ? 'credentials' : 'auto');

/** Whether a form can express a proxy: reading it again yields the same, except for what the form loses anyway. */
export function canWriteProxy(proxy: Proxy, target: ProxyTarget, writing: ProxyWriting): boolean {
  if (!target.includes('user:pass')) return true;
  const parsed = parseProxy(lineTargets[target as LineTarget](proxy, writing), orderOf(target));
  if ('error' in parsed) return false;
  const { host, port, username, password } = parsed.proxy;
  return host === proxy.host && port === proxy.port && username === proxy.username && password === proxy.password;
}

/** Writes proxies in a form. */
export function formatProxy(proxies: readonly Proxy[], target: ProxyTarget, writing: ProxyWriting): string {
  if (target === 'json')
    return JSON.stringify(
      proxies.map((proxy) => toPlaywright(proxy, writing)),
      null,
      2,
    );
  if (target === 'csv') {
    const rows = proxies.map((proxy) => ({ ...proxy, scheme: schemeOf(proxy, writing) }));
    return formatCsv(['scheme', 'host', 'port', 'username', 'password'], rows, false);
  }
  return proxies.map((proxy) => lineTargets[target](proxy, writing)).join('\n');
}
