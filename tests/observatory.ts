import * as cheerio from 'cheerio';

/**
 * The scoring rules of MDN's HTTP Observatory:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. It reads one response over TLS and one from
 * port 80.
 */

export type ScoredResponse = {
  url: string;
  /** Lowercase header names; multiple cookies are a list. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  html: string;
  /** The response of the same URL without TLS; null if nothing listens on port 80. */
  unencrypted: { status: number; location?: string } | null;
};

type Finding = { rule: string; points: number };

const minMaxAge = 15_768_000;
const broad = /^(?:\*|(?:ftp|https?):|https?:\/\/\*(?:\.\*)?)$/;

const text = ({ headers }: ScoredResponse, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'object' ? value.join(', ') : value;
};
const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name, ...sources]) => [name!.toLowerCase(), sources]));
}

function maxAgeOf(response: ScoredResponse): number | null {
  const found = /(?:^|;)\s*max-age="?(\d+)"?/i.exec(text(response, 'strict-transport-security') ?? '');
  return found ? Number(found[1]) : null;
}

function contentSecurityPolicy(response: ScoredResponse): number {
  const policy = text(response, 'content-security-policy');
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const script = sources('script-src');
  const style = sources('style-src');
  // A hash or a nonce disables 'unsafe-inline'.
  const isInline = (list: string[]) =>
    list.includes('data:') ||
    (list.includes("'unsafe-inline'") && !list.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source)));
  const isInsecure = (names: Iterable<string>) =>
    [...names].some((name) => sources(name).some((source) => /^(?:http|ftp):/.test(source)));
  const passive = ['img-src', 'media-src'];
  const active = new Set([...directives.keys()].filter((name) => !passive.includes(name)));
  if (isInline(script) || [...script, ...sources('object-src')].some((source) => broad.test(source))) return -20;
  if (isInsecure(active)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'") || isInsecure(passive)) return -10;
  if (isInline(style) || style.some((source) => broad.test(source))) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookies(response: ScoredResponse): number {
  const points = listOf(response.headers['set-cookie']).map((cookie) => {
    const name = cookie.split('=')[0]!.toLowerCase();
    const has = (attribute: string) => new RegExp(`;\\s*${attribute}(?:\\s*;|\\s*=|\\s*$)`, 'i').test(cookie);
    const sameSite = /;\s*samesite=(\w*)/i.exec(cookie)?.[1]?.toLowerCase();
    const isSession = /login|sess/.test(name);
    const isProtected = (maxAgeOf(response) ?? 0) >= minMaxAge;
    if (isSession && !has('secure')) return isProtected ? -10 : -40;
    if (isSession && !has('httponly')) return -30;
    if (sameSite !== undefined && !['lax', 'strict', 'none'].includes(sameSite)) return -20;
    if ((name.includes('csrf') && !sameSite) || (sameSite === 'none' && !has('secure'))) return -20;
    if (!has('secure')) return isProtected ? -5 : -20;
    return sameSite ? 5 : 0;
  });
  return points.length === 0 ? 0 : Math.min(...points);
}

/** Only a response that allows any origin with credentials counts; the request has a foreign origin. */
function crossOriginSharing(response: ScoredResponse): number {
  const allowed = text(response, 'access-control-allow-origin');
  const isForAll =
    allowed !== undefined && allowed !== '*' && text(response, 'access-control-allow-credentials') === 'true';
  return isForAll ? -50 : 0;
}

function redirection({ url, unencrypted }: ScoredResponse): number {
  if (!unencrypted) return 0;
  const { status, location } = unencrypted;
  if (status < 300 || status > 399 || !location) return -20;
  const [from, to] = [new URL(url), new URL(location, url.replace(/^https:/, 'http:'))];
  if (to.protocol !== 'https:') return -10;
  return to.host === from.host ? 0 : -5;
}

const privateReferrers = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);

function referrerPolicy(response: ScoredResponse): number {
  const value = text(response, 'referrer-policy');
  if (value === undefined) return 0;
  return privateReferrers.has(value.split(',').at(-1)!.trim().toLowerCase()) ? 5 : -5;
}

function strictTransportSecurity(response: ScoredResponse): number {
  const maxAge = maxAgeOf(response);
  if (maxAge === null || !response.url.startsWith('https:')) return -20;
  return maxAge < minMaxAge ? -10 : 0;
}

function subresourceIntegrity({ url, headers, html }: ScoredResponse): number {
  if (!String(headers['content-type']).startsWith('text/html')) return 0;
  const $ = cheerio.load(html);
  const points = $('script[src]')
    .toArray()
    .map((node) => {
      const written = $(node).attr('src')!;
      const source = new URL(written, url);
      const isIntegral = $(node).attr('integrity') !== undefined;
      if (source.origin === new URL(url).origin && !written.startsWith('//')) return isIntegral ? 5 : 0;
      if (source.protocol === 'https:' && !written.startsWith('//')) return isIntegral ? 5 : -5;
      return isIntegral ? -20 : -50;
    });
  return points.length === 0 ? 0 : Math.min(...points);
}

const contentTypeOptions = (response: ScoredResponse) =>
  text(response, 'x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? 0 : -5;

function frameOptions(response: ScoredResponse): number {
  const ancestors = directivesOf(text(response, 'content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.test(source))) return 5;
  return /^(?:deny|sameorigin|allow-from .+)$/i.test(text(response, 'x-frame-options')?.trim() ?? '') ? 0 : -20;
}

function resourcePolicy(response: ScoredResponse): number {
  const value = text(response, 'cross-origin-resource-policy');
  if (value === undefined || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}

const rules: Readonly<Record<string, (response: ScoredResponse) => number>> = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-resource-sharing': crossOriginSharing,
  redirection,
  'referrer-policy': referrerPolicy,
  'strict-transport-security': strictTransportSecurity,
  'subresource-integrity': subresourceIntegrity,
  'x-content-type-options': contentTypeOptions,
  'x-frame-options': frameOptions,
  'cross-origin-resource-policy': resourcePolicy,
};

/** The score from which bonus points are added; the grade is A+ from `bestGrade`. */
const bonusThreshold = 90;
export const bestGrade = 100;

/** Calculates the Observatory's score, with the rules that affect it. */
export function observatoryScore(response: ScoredResponse): { score: number; findings: Finding[] } {
  const findings = Object.entries(rules)
    .map(([rule, points]) => ({ rule, points: points(response) }))
    .filter(({ points }) => points !== 0);
  const sum = (list: readonly Finding[]) => list.reduce((all, { points }) => all + points, 0);
  const base = Math.max(0, bestGrade + sum(findings.filter(({ points }) => points < 0)));
  return { score: base + (base >= bonusThreshold ? sum(findings.filter(({ points }) => points > 0)) : 0), findings };
}
