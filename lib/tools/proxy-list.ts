import { formatProxy, canWriteProxy, type ProxyTarget, type ProxyWriting } from '@/lib/tools/proxy-targets';
import { parseProxy, type Proxy, type ProxyError, type ProxyOrder } from '@/lib/tools/proxy-format';

/** Converts lists of proxies. */

/** `line` counts from 1. `cannotWrite`: the target has no place for a character of this proxy. */
export type ProxyListError = { line: number; reason: ProxyError | 'cannotWrite' };

export type ProxyList = {
  proxies: { line: number; proxy: Proxy }[];
  errors: ProxyListError[];
  /** Lines that repeat an earlier one. */
  duplicates: number[];
};

const isComment = (line: string) => line === '' || line.startsWith('#') || line.startsWith('//');

const keyOf = ({ scheme, host, port, username, password }: Proxy) =>
  JSON.stringify([scheme, host.toLowerCase(), port, username, password]);

/** Reads a list with a proxy in each line; empty lines and comments (`#`, `//`) are left out. */
export function parseProxyList(text: string, order: ProxyOrder = 'auto'): ProxyList {
  const list: ProxyList = { proxies: [], errors: [], duplicates: [] };
  const known = new Set<string>();
  for (const [i, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const content = raw.trim();
    if (isComment(content)) continue;
    const line = i + 1;
    const parsed = parseProxy(content, order);
    if ('error' in parsed) {
      list.errors.push({ line, reason: parsed.error });
      continue;
    }
    const key = keyOf(parsed.proxy);
    if (known.has(key)) list.duplicates.push(line);
    else {
      known.add(key);
      list.proxies.push({ line, proxy: parsed.proxy });
    }
  }
  return list;
}

/** Writes the proxies of a list in a form; those that it cannot express are errors. */
export function writeProxyList(
  { proxies }: Pick<ProxyList, 'proxies'>,
  target: ProxyTarget,
  writing: ProxyWriting,
): { text: string; errors: ProxyListError[] } {
  const writable: Proxy[] = [];
  const errors: ProxyListError[] = [];
  for (const { line, proxy } of proxies) {
    if (canWriteProxy(proxy, target, writing)) writable.push(proxy);
    else errors.push({ line, reason: 'cannotWrite' });
  }
  return { text: formatProxy(writable, target, writing), errors };
}
