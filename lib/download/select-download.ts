import { detectPlatforms, type UserAgentInfo } from '@/lib/download/detect-platform';
import type { PlatformId } from '@/lib/contract/platforms';

/** Platform data of a browser: user agent, high-entropy User-Agent Client Hints, and WebGL renderer. */
export type PlatformInfo = UserAgentInfo & {
  platform?: string | undefined;
  architecture?: string | undefined;
  bitness?: string | undefined;
  wow64?: boolean | undefined;
  /** Name of the WebGL renderer: the last resort to distinguish Intel from Apple silicon Macs. */
  renderer?: string | undefined;
};

function chooseMac({ architecture, renderer = '' }: PlatformInfo): PlatformId {
  if (architecture === 'arm') return 'com_arm64';
  if (architecture === 'x86') return 'com_mac';
  // Safari reports "Apple GPU" for every chip; Apple silicon is more likely.
  return /Intel|AMD|Radeon|NVIDIA/i.test(renderer) ? 'com_mac' : 'com_arm64';
}

function chooseWindows({ architecture, bitness, wow64 }: PlatformInfo): PlatformId | null {
  if (bitness === undefined || bitness === '') return null;
  return bitness === '64' || wow64 || architecture === 'arm' ? 'com_win64' : 'com_win32';
}

/** Chooses the download by client hints, else by user agent; null for phones and unknown platforms. */
export function selectDownload(info: PlatformInfo): PlatformId | null {
  const candidates = detectPlatforms(info);
  if (info.platform === 'macOS' || candidates.includes('com_mac')) return chooseMac(info);
  if (info.platform === 'Windows') return chooseWindows(info) ?? candidates[0] ?? null;
  return candidates[0] ?? null;
}
