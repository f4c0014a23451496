/**
 * Takes a user agent string apart (RFC 9110 §10.1.5: products with versions, and comments in parentheses). A table of
 * what browsers of today send is enough; a library's list of thousands of old devices would be far larger.
 */

export type UserAgentPart = {
  text: string;
  /** What the part is, by which interfaces explain it. */
  kind: PartKind;
};

export const partKinds = [
  'mozilla',
  'system',
  'engineWebKit',
  'likeGecko',
  'chrome',
  'headless',
  'safari',
  'version',
  'mobile',
  'gecko',
  'firefox',
  'brand',
  'webview',
  'bot',
  'other',
] as const;
export type PartKind = (typeof partKinds)[number];

export type SystemId = 'windows' | 'macos' | 'ios' | 'ipados' | 'android' | 'linux' | 'chromeos' | 'unknown';
export type EngineId = 'Blink' | 'WebKit' | 'Gecko' | 'Trident' | 'unknown';

export type UserAgent = {
  parts: readonly UserAgentPart[];
  browser: { name: string; version: string } | null;
  engine: EngineId;
  system: { id: SystemId; name: string };
  isMobile: boolean;
  isBot: boolean;
  isHeadless: boolean;
  /** Version of each product, by its name. */
  products: Readonly<Record<string, string>>;
  /** The first comment, which names the system. */
  comment: string;
};

/** Longer texts are no user agents; servers refuse headers of this size. */
export const maxUserAgentLength = 2000;

/** Products that name a browser, the most specific first: Chromium's forks also name Chrome and Safari. */
const brands: readonly (readonly [product: string, name: string])[] = [
  ['EdgA', 'Microsoft Edge'],
  ['EdgiOS', 'Microsoft Edge'],
  ['Edg', 'Microsoft Edge'],
  ['OPR', 'Opera'],
  ['OPiOS', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['YaBrowser', 'Yandex Browser'],
  ['Vivaldi', 'Vivaldi'],
  ['DuckDuckGo', 'DuckDuckGo'],
  ['UCBrowser', 'UC Browser'],
  ['QQBrowser', 'QQ Browser'],
  ['MiuiBrowser', 'Mi Browser'],
  ['HuaweiBrowser', 'Huawei Browser'],
  ['Ddg', 'DuckDuckGo'],
  ['GSA', 'Google App'],
  ['FBAN', 'Facebook'],
  ['Instagram', 'Instagram'],
  ['KAKAOTALK', 'KakaoTalk'],
  ['MicroMessenger', 'WeChat'],
  ['Line', 'LINE'],
  ['Electron', 'Electron'],
  ['CriOS', 'Google Chrome'],
  ['FxiOS', 'Firefox'],
  ['HeadlessChrome', 'Google Chrome'],
  ['Chrome', 'Google Chrome'],
  ['Firefox', 'Firefox'],
  ['Version', 'Safari'],
  ['Trident', 'Internet Explorer'],
];

const kindsByProduct: Readonly<Record<string, PartKind>> = {
  Mozilla: 'mozilla',
  AppleWebKit: 'engineWebKit',
  Chrome: 'chrome',
  HeadlessChrome: 'headless',
  Safari: 'safari',
  Version: 'version',
  Mobile: 'mobile',
  Gecko: 'gecko',
  Firefox: 'firefox',
};

const botWords =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|java\/|go-http|okhttp|headless/i;

/** Splits `Chrome/143.0.0.0`; some apps name their product in brackets, or after that of the device's maker. */
function splitProduct(token: string): [name: string, version: string] {
  const [name = '', version = '', ownVersion] = token.replace(/^\[/, '').split(';')[0]!.split('/');
  return ownVersion !== undefined && !/^\d/.test(version) ? [version, ownVersion] : [name, version];
}

function partKind(text: string, isFirstComment: boolean): PartKind {
  if (text.startsWith('(')) {
    if (/^\(KHTML, like Gecko\)$/i.test(text)) return 'likeGecko';
    if (botWords.test(text)) return 'bot';
    return isFirstComment ? 'system' : 'other';
  }
  const [product] = splitProduct(text);
  if (brands.some(([name]) => name === product) && !kindsByProduct[product]) return 'brand';
  if (botWords.test(product)) return product === 'HeadlessChrome' ? 'headless' : 'bot';
  return kindsByProduct[product] ?? 'other';
}

const windowsNames: Readonly<Record<string, string>> = {
  '10.0': 'Windows 10 / 11',
  '6.3': 'Windows 8.1',
  '6.2': 'Windows 8',
  '6.1': 'Windows 7',
  '6.0': 'Windows Vista',
  '5.1': 'Windows XP',
};

const withVersion = (name: string, version: string | undefined) =>
  version === undefined ? name : `${name} ${version.replaceAll('_', '.')}`;

function findSystem(comment: string): UserAgent['system'] {
  const windows = /Windows NT ([\d.]+)/.exec(comment)?.[1];
  if (windows) return { id: 'windows', name: windowsNames[windows] ?? `Windows NT ${windows}` };
  const ios = /(iPhone|iPad|iPod).*?(?:OS ([\d_]+))?(?: like Mac OS X|$)/.exec(comment);
  if (ios)
    return {
      id: ios[1] === 'iPad' ? 'ipados' : 'ios',
      name: withVersion(ios[1] === 'iPad' ? 'iPadOS' : 'iOS', ios[2]),
    };
  const android = /Android(?: ([\d.]+))?/.exec(comment);
  if (android) return { id: 'android', name: withVersion('Android', android[1]) };
  const mac = /Mac OS X(?: ([\d_.]+))?/.exec(comment);
  if (mac) return { id: 'macos', name: withVersion('macOS', mac[1]) };
  if (/CrOS/.test(comment)) return { id: 'chromeos', name: 'ChromeOS' };
  if (/Linux|X11/.test(comment)) return { id: 'linux', name: 'Linux' };
  return { id: 'unknown', name: '' };
}

function findEngine(products: UserAgent['products'], system: SystemId, comment: string): EngineId {
  // Apple allows no other engine on most of the world's phones, whatever the browser is called.
  if (system === 'ios' || system === 'ipados') return 'WebKit';
  if (products.Chrome !== undefined || products.HeadlessChrome !== undefined) return 'Blink';
  if (products.AppleWebKit !== undefined) return 'WebKit';
  if (/Trident/.test(comment)) return 'Trident';
  return products.Firefox !== undefined || products.Gecko !== undefined ? 'Gecko' : 'unknown';
}

/** Takes a user agent apart. @param text of any kind; the part beyond `maxUserAgentLength` is not read */
export function parseUserAgent(text: string): UserAgent {
  const tokens = text.slice(0, maxUserAgentLength).match(/\([^()]*(?:\([^()]*\)[^()]*)*\)?|[^\s()]+/g) ?? [];
  const firstComment = tokens.find((token) => token.startsWith('(')) ?? '';
  const comment = firstComment.replace(/^\(|\)$/g, '');
  // Internet Explorer has its version in the comment.
  const explorer = /Trident/.test(comment) ? [`Trident/${/(?:rv:|MSIE )([\d.]+)/.exec(comment)?.[1] ?? ''}`] : [];
  const products = Object.fromEntries(
    [...tokens.filter((token) => !token.startsWith('(')), ...explorer].map(splitProduct),
  );
  const system = findSystem(comment);
  const brand = brands.find(([product]) => Object.hasOwn(products, product));
  const isWebview = /; wv\b/.test(comment);
  return {
    parts: tokens.map((token) => ({
      text: token,
      kind: token === firstComment && isWebview ? 'webview' : partKind(token, token === firstComment),
    })),
    browser: brand ? { name: brand[1], version: /^\d[\d.]*/.exec(products[brand[0]] ?? '')?.[0] ?? '' } : null,
    engine: findEngine(products, system.id, comment),
    system,
    isMobile: Object.hasOwn(products, 'Mobile') || /\bMobile\b|iPhone/.test(comment),
    isBot: botWords.test(text.slice(0, maxUserAgentLength)),
    isHeadless: Object.hasOwn(products, 'HeadlessChrome'),
    products,
    comment,
  };
}

/** The major version of a product; NaN without one. */
export const majorVersion = (version: string | undefined): number => Number.parseInt(version ?? '', 10);
