import type { IconName } from '@/lib/config/icon-names';
import type { ProfileColor } from '@/components/mockups/profile-icon';

/** A profile of the mockups; names, tags and states are message keys. */
export type ProfileRow = {
  name: 'storeLisbon' | 'storeKrakow' | 'adsA' | 'adsB' | 'qaSaoPaulo' | 'support';
  profileColor: ProfileColor;
  tag: 'shop' | 'ads' | 'test' | 'mail';
  country: string;
  protocol: 'HTTP' | 'HTTPS' | 'SOCKS5';
  status: 'running' | 'ready' | 'locked' | 'checking' | 'scheduled';
  /** Minutes since the profile was last opened. */
  openedMinutesAgo: number;
};

/** Sample profiles, one per hue, so that the hue alone identifies a profile. */
export const profileRows: readonly ProfileRow[] = [
  {
    name: 'storeLisbon',
    profileColor: 1,
    tag: 'shop',
    country: 'PT',
    protocol: 'SOCKS5',
    status: 'running',
    openedMinutesAgo: 0,
  },
  {
    name: 'storeKrakow',
    profileColor: 4,
    tag: 'shop',
    country: 'PL',
    protocol: 'HTTPS',
    status: 'running',
    openedMinutesAgo: 12,
  },
  {
    name: 'adsA',
    profileColor: 2,
    tag: 'ads',
    country: 'DE',
    protocol: 'HTTP',
    status: 'locked',
    openedMinutesAgo: 38,
  },
  {
    name: 'adsB',
    profileColor: 5,
    tag: 'ads',
    country: 'FR',
    protocol: 'SOCKS5',
    status: 'ready',
    openedMinutesAgo: 180,
  },
  {
    name: 'qaSaoPaulo',
    profileColor: 3,
    tag: 'test',
    country: 'BR',
    protocol: 'SOCKS5',
    status: 'checking',
    openedMinutesAgo: 1440,
  },
  {
    name: 'support',
    profileColor: 6,
    tag: 'mail',
    country: 'IE',
    protocol: 'HTTPS',
    status: 'scheduled',
    openedMinutesAgo: 4320,
  },
];

export const profileGroups = [
  { name: 'all', icon: 'layers', count: 24 },
  { name: 'shops', icon: 'folder', count: 9 },
  { name: 'clients', icon: 'folder', count: 7 },
  { name: 'testing', icon: 'folder', count: 5 },
  { name: 'research', icon: 'folder', count: 3 },
  { name: 'recycleBin', icon: 'trash-2', count: 2 },
] as const satisfies readonly { name: string; icon: IconName; count: number }[];
