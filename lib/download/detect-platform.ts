import type { PlatformId } from '@/lib/contract/platforms';

/** Browser data that identifies the platform. */
export type UserAgentInfo = {
  userAgent: string;
  /** An iPad reports itself as a Mac, but no Mac has a touchscreen. */
  maxTouchPoints: number;
};

const windows64: readonly PlatformId[] = ['com_win64'];
const windows32: readonly PlatformId[] = ['com_win32'];
/** The user agent does not reveal a Mac's architecture; Apple silicon is more common. */
const mac: readonly PlatformId[] = ['com_arm64', 'com_mac'];
const linux: readonly PlatformId[] = ['linux'];
const none: readonly PlatformId[] = [];

/** The first matching pattern decides, so more specific ones come first; all are case-insensitive. */
const rules: readonly (readonly [RegExp, readonly PlatformId[]])[] = [
  [/Android|iPhone|iPad|iPod|CrOS|Windows Phone|Xbox|Tizen|Web0S/i, none],
  // Windows on ARM runs 64-bit programs.
  [/Windows.*(?:Win64|x64|WOW64|ARM)/i, windows64],
  [/Windows/i, windows32],
  [/Macintosh|Mac OS X/i, mac],
  [/Linux/i, linux],
];

/** Returns the downloads for the visitor's platform, likeliest first; empty for phones and unknown platforms. */
export function detectPlatforms({ userAgent, maxTouchPoints }: UserAgentInfo): readonly PlatformId[] {
  const platforms = rules.find(([pattern]) => pattern.test(userAgent))?.[1] ?? none;
  return platforms === mac && maxTouchPoints > 1 ? none : platforms;
}

/**
 * Inline script that sets `data-visitor-platform` of the root element to the visitor's downloads before first paint, so
 * that CSS can show the right one first. It contains the same rules as `detectPlatforms`.
 */
export const platformScript = `(function(n,r){r=r.find(function(r){return new RegExp(r[0],'i').test(n.userAgent)});if(r&&!(n.maxTouchPoints>1&&r[1]==='${mac.join(' ')}'))document.documentElement.dataset.visitorPlatform=r[1]})(navigator,${JSON.stringify(
  rules.map(([{ source }, platforms]) => [source, platforms.join(' ')]),
)})`;
