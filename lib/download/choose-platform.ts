import { detectPlatforms, type Visitor } from '@/lib/download/detect';
import type { PlatformId } from '@/lib/contract/platforms';

/** What a browser tells when it is asked for more than its user agent (User-Agent Client Hints), and its graphics chip. */
export type ComputerFacts = Visitor & {
  platform?: string | undefined;
  architecture?: string | undefined;
  bitness?: string | undefined;
  wow64?: boolean | undefined;
  /** The name of the WebGL renderer; the last resort for telling the two kinds of Mac apart. */
  renderer?: string | undefined;
};

function chooseMac({ architecture, renderer = '' }: ComputerFacts): PlatformId {
  if (architecture === 'arm') return 'com_arm64';
  if (architecture === 'x86') return 'com_mac';
  // Safari calls every chip "Apple GPU", which tells nothing; newer Macs are the likelier ones.
  return /Intel|AMD|Radeon|NVIDIA/i.test(renderer) ? 'com_mac' : 'com_arm64';
}

function chooseWindows({ architecture, bitness, wow64 }: ComputerFacts): PlatformId | null {
  if (bitness === undefined || bitness === '') return null;
  return bitness === '64' || wow64 || architecture === 'arm' ? 'com_win64' : 'com_win32';
}

/** The download for a computer: by client hints, else by the user agent; null for phones and what is not known. */
export function choosePlatform(facts: ComputerFacts): PlatformId | null {
  const likely = detectPlatforms(facts);
  if (facts.platform === 'macOS' || likely.includes('com_mac')) return chooseMac(facts);
  if (facts.platform === 'Windows') return chooseWindows(facts) ?? likely[0] ?? null;
  return likely[0] ?? null;
}
