import type { PlatformId } from '@/lib/contract/platforms';

/** What a browser says about its computer. */
export type Visitor = {
  userAgent: string;
  /** An iPad calls itself a Mac, but no Mac can be touched. */
  maxTouchPoints: number;
};

const windows64: readonly PlatformId[] = ['com_win64'];
const windows32: readonly PlatformId[] = ['com_win32'];
/** Browsers do not tell which of the two chips a Mac has; most have the first. */
const mac: readonly PlatformId[] = ['com_arm64', 'com_mac'];
const linux: readonly PlatformId[] = ['linux'];
const none: readonly PlatformId[] = [];

/** The first pattern that fits decides, so what looks like something else stands above it; all without regard to case. */
const rules: readonly (readonly [RegExp, readonly PlatformId[]])[] = [
  [/Android|iPhone|iPad|iPod|CrOS|Windows Phone|Xbox|Tizen|Web0S/i, none],
  // 64-bit programs run on Windows for ARM.
  [/Windows.*(?:Win64|x64|WOW64|ARM)/i, windows64],
  [/Windows/i, windows32],
  [/Macintosh|Mac OS X/i, mac],
  [/Linux/i, linux],
];

/** The downloads for the visitor's computer, the likeliest first; none for phones and what is not known. */
export function detectPlatforms({ userAgent, maxTouchPoints }: Visitor): readonly PlatformId[] {
  const found = rules.find(([pattern]) => pattern.test(userAgent))?.[1] ?? none;
  return found === mac && maxTouchPoints > 1 ? none : found;
}

/**
 * Says in the root element's data-system which downloads are the visitor's, before the first paint. It holds the same
 * rules as detectPlatforms, so that the styles of the page can put the right one first.
 */
export const systemScript = `(function(n,r){r=r.find(function(r){return new RegExp(r[0],'i').test(n.userAgent)});if(r&&!(n.maxTouchPoints>1&&r[1]==='${mac.join(' ')}'))document.documentElement.dataset.system=r[1]})(navigator,${JSON.stringify(
  rules.map(([{ source }, found]) => [source, found.join(' ')]),
)})`;
