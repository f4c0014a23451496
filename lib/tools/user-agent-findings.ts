import { majorVersion, type UserAgent } from '@/lib/tools/user-agent';

/**
 * What about a user agent is implausible today. Each rule has an id, by which interfaces explain it, and says nothing
 * about strings it does not concern.
 */

type Rule = (agent: UserAgent, now: Date) => boolean;

const isChromium = ({ engine }: UserAgent) => engine === 'Blink';
const chromeMajor = ({ products }: UserAgent) => majorVersion(products.Chrome ?? products.HeadlessChrome);
const isAppleMobile = ({ system }: UserAgent) => system.id === 'ios' || system.id === 'ipados';
const isSafari = ({ browser, system }: UserAgent) => browser?.name === 'Safari' && system.id !== 'android';
const isFirefox = ({ products }: UserAgent) => products.Firefox !== undefined;

/** A release whose date is known; from it on a new major version follows every four weeks. */
const releases = {
  Chrome: { major: 143, date: Date.UTC(2025, 11, 2) },
  Firefox: { major: 145, date: Date.UTC(2025, 10, 11) },
} as const;
const releaseInterval = 28 * 86_400_000;

/** Estimates the current major version; releases may come a little sooner or later. */
export function estimateMajor(product: keyof typeof releases, now: Date): number {
  const { major, date } = releases[product];
  return Math.max(major, major + Math.floor((now.getTime() - date) / releaseInterval));
}

/** Versions ahead of the estimate that may exist, as test versions or after faster releases. */
const maxAhead = 16;
/** Versions behind it from which few visitors are left: about a year. */
const maxBehind = 13;

const ahead = (product: keyof typeof releases, major: number, now: Date) => major - estimateMajor(product, now);

/** How Chromium describes every version of Windows. */
export const frozenWindows = 'Windows NT 10.0; Win64; x64';

const systemWords = [/Windows NT/, /Macintosh/, /iPhone|iPad/, /Android/, /X11|CrOS/];

const rules = {
  'no-mozilla': ({ products, isBot }) => products.Mozilla !== '5.0' && !isBot,
  'two-systems': ({ comment }) => systemWords.filter((word) => word.test(comment)).length > 1,
  'no-browser': ({ browser, isBot }) => browser === null && !isBot,
  automation: ({ isHeadless }) => isHeadless,
  bot: ({ isBot, isHeadless }) => isBot && !isHeadless,
  'unknown-windows': ({ comment }) => /Windows NT (?:1[1-9]|[789])/.test(comment),
  'old-windows': ({ comment }) => /Windows NT [56]\./.test(comment),
  'safari-windows': (agent) => isSafari(agent) && agent.system.id === 'windows',
  'chrome-webkit': (agent) => isChromium(agent) && agent.products.AppleWebKit !== '537.36',
  'safari-webkit': (agent) => (isSafari(agent) || isAppleMobile(agent)) && agent.products.AppleWebKit !== '605.1.15',
  // Apps with a web view and other browsers name a build.
  'chrome-detail': (agent) =>
    agent.browser?.name === 'Google Chrome' &&
    isChromium(agent) &&
    chromeMajor(agent) >= 110 &&
    !/; wv\b/.test(agent.comment) &&
    !/^\d+\.0\.0\.0$/.test(agent.products.Chrome ?? '0.0.0.0'),
  'chrome-mac': (agent) =>
    isChromium(agent) &&
    chromeMajor(agent) >= 110 &&
    agent.system.id === 'macos' &&
    !agent.comment.includes('Intel Mac OS X 10_15_7'),
  'chrome-windows': (agent) =>
    isChromium(agent) && chromeMajor(agent) >= 110 && agent.system.id === 'windows' && agent.comment !== frozenWindows,
  'chrome-android': (agent) =>
    agent.browser?.name === 'Google Chrome' &&
    isChromium(agent) &&
    chromeMajor(agent) >= 110 &&
    agent.system.id === 'android' &&
    !/; wv\b/.test(agent.comment) &&
    agent.comment !== 'Linux; Android 10; K',
  'firefox-rv': (agent) => {
    const rv = /rv:([\d.]+)/.exec(agent.comment)?.[1];
    const major = majorVersion(agent.products.Firefox);
    // For a year, servers that could not read three digits got 109.
    const expected = major >= 110 && major <= 119 ? 109 : major;
    return isFirefox(agent) && (rv === undefined || majorVersion(rv) !== expected);
  },
  'firefox-gecko': (agent) => isFirefox(agent) && agent.system.id !== 'android' && agent.products.Gecko !== '20100101',
  'too-new': (agent, now) =>
    (isChromium(agent) && ahead('Chrome', chromeMajor(agent), now) > maxAhead) ||
    (isFirefox(agent) && ahead('Firefox', majorVersion(agent.products.Firefox), now) > maxAhead),
  'too-old': (agent, now) =>
    // Other browsers follow Chromium months later.
    (agent.browser?.name === 'Google Chrome' &&
      isChromium(agent) &&
      ahead('Chrome', chromeMajor(agent), now) < -maxBehind) ||
    (isFirefox(agent) && ahead('Firefox', majorVersion(agent.products.Firefox), now) < -maxBehind) ||
    agent.engine === 'Trident',
  'mobile-mismatch': (agent) =>
    isChromium(agent) && agent.isMobile && ['windows', 'macos', 'linux'].includes(agent.system.id),
} satisfies Record<string, Rule>;

export type UserAgentRuleId = keyof typeof rules;

/** Finds what is implausible about a user agent. @param now decides which versions are current */
export const findImplausible = (agent: UserAgent, now: Date): UserAgentRuleId[] =>
  Object.entries<Rule>(rules).flatMap(([id, matches]) => (matches(agent, now) ? [id as UserAgentRuleId] : []));

const platformNames: Readonly<Record<UserAgent['system']['id'], string | null>> = {
  windows: 'Windows',
  macos: 'macOS',
  android: 'Android',
  linux: 'Linux',
  chromeos: 'Chrome OS',
  ios: null,
  ipados: null,
  unknown: null,
};

const brandNames: Readonly<Record<string, string>> = {
  'Google Chrome': 'Google Chrome',
  'Microsoft Edge': 'Microsoft Edge',
  Opera: 'Opera',
};

/**
 * The Client Hints that a browser with this user agent sends without being asked (W3C User-Agent Client Hints); null if
 * it sends none, as Firefox and Safari.
 */
export function expectedClientHints(agent: UserAgent): Readonly<Record<string, string>> | null {
  const major = chromeMajor(agent);
  const platform = platformNames[agent.system.id];
  if (!isChromium(agent) || !(major >= 89) || !platform) return null;
  const brand = brandNames[agent.browser?.name ?? ''];
  const brandMajor = brand === 'Google Chrome' ? major : majorVersion(agent.browser?.version);
  // The order and the made-up brand change from version to version.
  const list = [`"Chromium";v="${major}"`, ...(brand ? [`"${brand}";v="${brandMajor}"`] : []), '"Not…Brand";v="…"'];
  return {
    'Sec-CH-UA': list.join(', '),
    'Sec-CH-UA-Mobile': agent.isMobile ? '?1' : '?0',
    'Sec-CH-UA-Platform': `"${platform}"`,
  };
}
