import { countries } from '@/lib/demo/countries';
import type { Device, Profile, Proxy } from '@/lib/demo/profiles';

/** What a website reads in a profile's window, in the order in which the values arrive. */

export type Signal = 'address' | 'timeZone' | 'language' | keyof Device;

export type SignalValue = { signal: Signal; value: string };

/** The time where a proxy is, as that country writes it, and the time zone. */
function localTime(country: Proxy['country'], now: Date): string {
  const { language, zone } = countries[country];
  return `${new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone }).format(now)} ${zone}`;
}

/** The values that follow a proxy. */
export const proxyValues = ({ address, country }: Proxy, now: Date): SignalValue[] => [
  { signal: 'address', value: address },
  { signal: 'timeZone', value: localTime(country, now) },
  { signal: 'language', value: countries[country].language },
];

/** All values of a profile. */
export const signalValues = ({ proxy, device }: Pick<Profile, 'proxy' | 'device'>, now: Date): SignalValue[] => [
  ...proxyValues(proxy, now),
  { signal: 'screen', value: device.screen },
  { signal: 'canvas', value: device.canvas },
  { signal: 'webgl', value: device.webgl },
];

/** The signals by which a website tells two profiles apart. */
export function differingSignals(one: Profile, other: Profile, now: Date): Signal[] {
  const others = signalValues(other, now);
  return signalValues(one, now)
    .filter(({ value }, i) => value !== others[i]!.value)
    .map(({ signal }) => signal);
}
