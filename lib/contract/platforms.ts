import type { IconName } from '@/generated/icon-names';

/** The systems there is an app for, in the order in which the download page lists them. */

/** The names under which the product's own update service knows them. */
export const platformIds = ['com_win64', 'com_win32', 'com_mac', 'com_arm64', 'linux'] as const;
export type PlatformId = (typeof platformIds)[number];

/** How the words of the download page call a system. */
export type PlatformKey = 'win64' | 'win32' | 'mac' | 'arm64' | 'linux';

type Platform = {
  key: PlatformKey;
  icon: IconName;
  /** How the file's name ends. */
  file: '.exe' | '.dmg' | '.deb';
};

export const platforms: Readonly<Record<PlatformId, Platform>> = {
  com_win64: { key: 'win64', icon: 'brand-windows', file: '.exe' },
  com_win32: { key: 'win32', icon: 'brand-windows', file: '.exe' },
  com_mac: { key: 'mac', icon: 'brand-apple', file: '.dmg' },
  com_arm64: { key: 'arm64', icon: 'brand-apple', file: '.dmg' },
  linux: { key: 'linux', icon: 'brand-linux', file: '.deb' },
};
