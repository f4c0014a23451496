import type { site } from '@/lib/config/site';

/** Third-party CSP sources of the features enabled in the settings. */

/** Allowed sources by directive of Content Security Policy (level 3). */
export type Sources = Readonly<Partial<Record<SourceDirective, readonly string[]>>>;
export type SourceDirective = `${'script' | 'style' | 'img' | 'font' | 'media' | 'connect' | 'frame'}-src`;

/** The settings that the policy depends on. */
export type PolicySettings = Pick<
  typeof site,
  'apiBaseUrl' | 'chat' | 'google' | 'statistics' | 'scriptOrigins' | 'leakTest'
>;

const originOf = (url: string): string => new URL(url).origin;

/** A third-party widget. Its scripts create style elements, which hashes cannot allow. */
function widget(...origins: readonly string[]): Sources {
  return { ...service(...origins), 'style-src': ["'unsafe-inline'", ...origins] };
}

/** A service whose scripts load from and call their own origin. */
function service(...origins: readonly string[]): Sources {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return {
    'script-src': origins,
    'img-src': origins,
    'font-src': origins,
    'media-src': origins,
    'connect-src': [...origins, ...sockets],
    'frame-src': origins,
  };
}

const backEnd = ({ apiBaseUrl }: PolicySettings): Sources =>
  apiBaseUrl ? { 'connect-src': [originOf(apiBaseUrl)] } : {};

/** Google's guide "Set up", section "Content Security Policy". */
const oneTap = ({ google }: PolicySettings): Sources =>
  google.clientId
    ? {
        'script-src': ['https://accounts.google.com/gsi/client'],
        'style-src': ['https://accounts.google.com/gsi/style'],
        'connect-src': ['https://accounts.google.com/gsi/'],
        'frame-src': ['https://accounts.google.com/gsi/'],
      }
    : {};

/** SaleSmartly's script loads the rest from the vendor, even if the script itself is hosted elsewhere. */
function scriptChat({ apiBaseUrl, chat }: PolicySettings): Sources {
  const isFallback = Boolean(apiBaseUrl) || chat.type === 'SS_ROBOT';
  // The product's back end chooses its own script URL, so CSP_SCRIPT_ORIGINS has to list its origin.
  const configured = apiBaseUrl || chat.type === 'HUAN_XIN' ? undefined : chat.scriptUrl;
  const scripts = [configured, isFallback ? chat.fallbackScriptUrl : undefined].filter((url) => url !== undefined);
  return scripts.length > 0 ? widget(...scripts.map(originOf), 'https://*.salesmartly.com') : {};
}

const easemobChat = ({ apiBaseUrl, chat }: PolicySettings): Sources =>
  chat.easemobConfigId && (apiBaseUrl || chat.type === 'HUAN_XIN') ? widget('https://*.easemob.com') : {};

const loadingTag = /<(script|img|iframe)\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Sources of a markup snippet: its scripts may also call their own servers and load tracking pixels. */
function snippet(markup: string): Sources[] {
  return [...markup.matchAll(loadingTag)].flatMap(([, tag, ...values]): Sources[] => {
    const src = values.find((value) => value !== undefined) ?? '';
    const url = src.startsWith('//') ? `https:${src}` : src;
    if (!URL.canParse(url) || !/^https?:/i.test(url)) return [];
    const origins = [originOf(url)];
    switch (tag!.toLowerCase()) {
      case 'script':
        return [{ 'script-src': origins, 'connect-src': origins, 'img-src': origins }];
      case 'img':
        return [{ 'img-src': origins }];
      default:
        return [{ 'frame-src': origins }];
    }
  });
}

// A different back end supplies its own snippets, so these are not used.
const statistics = ({ apiBaseUrl, statistics: { head, body } }: PolicySettings): Sources[] =>
  apiBaseUrl ? [] : snippet(head + body);

/** Origins named by the operator: analytics, and possibly a chat if another back end is used. */
function configuredOrigins({ apiBaseUrl, scriptOrigins }: PolicySettings): Sources {
  if (scriptOrigins.length === 0) return {};
  return apiBaseUrl ? widget(...scriptOrigins) : service(...scriptOrigins);
}

/** The server that shows the leak test the visitor's IPv6 address. WebRTC, and so STUN, is not subject to the policy. */
export const leakTestSources = ({ leakTest: { ipv6CheckUrl } }: PolicySettings): Sources =>
  ipv6CheckUrl ? { 'connect-src': [originOf(ipv6CheckUrl)] } : {};

/** Returns all third-party sources; empty if no such feature is enabled. */
export function cspSources(settings: PolicySettings): Sources[] {
  const sources = [backEnd, oneTap, scriptChat, easemobChat, configuredOrigins].map((getSources) =>
    getSources(settings),
  );
  return [...sources, ...statistics(settings)];
}
