import type { ProfileColor } from '@/lib/config/profile-color';
import type { CountryCode } from '@/lib/demo/countries';

/** Keys of the messages that name the profiles. */
export type ProfileName = 'storeLisbon' | 'storeKrakow' | 'adsA' | 'adsB' | 'qaSaoPaulo' | 'support';

export const groups = ['shops', 'clients', 'testing'] as const;
export type Group = (typeof groups)[number];

export const tags = ['shop', 'ads', 'test', 'mail'] as const;
export type Tag = (typeof tags)[number];

/** A proxy, and the address that websites see behind it: one that is reserved for documentation (RFC 5737). */
export type Proxy = { country: CountryCode; protocol: 'HTTP' | 'HTTPS' | 'SOCKS5'; address: string };

/** What websites read in a profile apart from what follows the proxy: docs/product-facts.md. All run on one computer. */
export type Device = { screen: string; canvas: string; webgl: string };

export type Profile = {
  id: string;
  /** As the visitor reads it. */
  name: string;
  color: ProfileColor;
  group: Group;
  tag: Tag;
  proxy: Proxy;
  device: Device;
  /** `locked` while a colleague has it open. */
  status: 'running' | 'ready' | 'locked' | 'checking' | 'scheduled';
};

/** The profiles of the product's illustrations, one per hue, so that the hue alone identifies a profile. */
export const cast: readonly (Omit<Profile, 'id' | 'name'> & { name: ProfileName })[] = [
  {
    name: 'storeLisbon',
    color: 1,
    group: 'shops',
    tag: 'shop',
    proxy: { country: 'PT', protocol: 'SOCKS5', address: '198.51.100.7' },
    device: { screen: '1920 × 1080', canvas: 'a91f…04c2', webgl: '5be0…d71a' },
    status: 'running',
  },
  {
    name: 'storeKrakow',
    color: 4,
    group: 'shops',
    tag: 'shop',
    proxy: { country: 'PL', protocol: 'HTTPS', address: '192.0.2.80' },
    device: { screen: '1440 × 900', canvas: '58e2…1ac6', webgl: 'e47c…9a05' },
    status: 'running',
  },
  {
    name: 'adsA',
    color: 2,
    group: 'clients',
    tag: 'ads',
    proxy: { country: 'DE', protocol: 'HTTP', address: '203.0.113.5' },
    device: { screen: '1512 × 982', canvas: '7d30…b8e1', webgl: '18d3…b6f0' },
    status: 'locked',
  },
  {
    name: 'adsB',
    color: 5,
    group: 'clients',
    tag: 'ads',
    proxy: { country: 'FR', protocol: 'SOCKS5', address: '198.51.100.93' },
    device: { screen: '2560 × 1440', canvas: '2d6e…a7b4', webgl: 'c90f…27e8' },
    status: 'ready',
  },
  {
    name: 'qaSaoPaulo',
    color: 3,
    group: 'testing',
    tag: 'test',
    proxy: { country: 'BR', protocol: 'SOCKS5', address: '203.0.113.180' },
    device: { screen: '1366 × 768', canvas: 'c4a6…5f92', webgl: '73a4…1cd9' },
    status: 'checking',
  },
  {
    name: 'support',
    color: 6,
    group: 'shops',
    tag: 'mail',
    proxy: { country: 'IE', protocol: 'HTTPS', address: '192.0.2.38' },
    device: { screen: '1680 × 1050', canvas: '91c8…3e0d', webgl: '0b62…e5f7' },
    status: 'scheduled',
  },
];

/** The values of a profile, apart from its name. */
export const castMember = (name: ProfileName) => cast.find((profile) => profile.name === name)!;

/** The profiles, in the order of the list. @param names in the visitor's language */
export const demoProfiles = (names: Readonly<Record<ProfileName, string>>): Profile[] =>
  cast.map((profile) => ({ ...profile, id: profile.name, name: names[profile.name] }));

/** What a new profile can be made of: a proxy, and the noise that the profile gets. */
export const offeredProxies: readonly { proxy: Proxy; device: Device }[] = [
  {
    proxy: { country: 'JP', protocol: 'SOCKS5', address: '192.0.2.115' },
    device: { screen: '1920 × 1080', canvas: 'e63a…782c', webgl: 'f25b…40d6' },
  },
  {
    proxy: { country: 'SE', protocol: 'HTTPS', address: '198.51.100.148' },
    device: { screen: '1920 × 1080', canvas: '0f75…d4e9', webgl: '9d01…7ac3' },
  },
  {
    proxy: { country: 'MX', protocol: 'HTTP', address: '203.0.113.27' },
    device: { screen: '1920 × 1080', canvas: 'b81d…650a', webgl: '46e9…f318' },
  },
];
