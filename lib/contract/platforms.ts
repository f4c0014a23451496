import type { IconName } from '@/lib/config/icon-names';

/**
 * Platforms of the app, in the order of the download page. The ids are the values of `system` in requests to the product's
 * update service (endpoints/latest-version.ts).
 */
export const platformIds = ['com_win64', 'com_win32', 'com_mac', 'com_arm64', 'linux'] as const;
export type PlatformId = (typeof platformIds)[number];

/** The platform's key in the messages of the download page. */
export type PlatformKey = 'win64' | 'win32' | 'mac' | 'arm64' | 'linux';

type Platform = {
  key: PlatformKey;
  icon: IconName;
  /** The file extension of the installer. */
  file: '.exe' | '.dmg' | '.deb';
};

export const platforms: Readonly<Record<PlatformId, Platform>> = {
  com_win64: { key: 'win64', icon: 'brand-windows', file: '.exe' },
  com_win32: { key: 'win32', icon: 'brand-windows', file: '.exe' },
  com_mac: { key: 'mac', icon: 'brand-apple', file: '.dmg' },
  com_arm64: { key: 'arm64', icon: 'brand-apple', file: '.dmg' },
  linux: { key: 'linux', icon: 'brand-linux', file: '.deb' },
};
