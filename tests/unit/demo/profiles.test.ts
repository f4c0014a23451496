import { expect, it } from 'vitest';
import { sampleTime } from '@/lib/demo/countries';
import { cast, offeredProxies } from '@/lib/demo/profiles';
import { differingSignals, signalValues } from '@/lib/demo/signals';

const profiles = cast.map((profile) => ({ ...profile, id: profile.name }));
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

it('each profile has a hue, an address, a canvas and a WebGL image of its own', () => {
  const proxies = [...profiles, ...offeredProxies];
  expect(unique(profiles.map(({ color }) => color))).toBe(true);
  expect(unique(proxies.map(({ proxy }) => proxy.address))).toBe(true);
  expect(unique(proxies.map(({ device }) => device.canvas))).toBe(true);
  expect(unique(proxies.map(({ device }) => device.webgl))).toBe(true);
});

it('addresses are reserved for documentation', () => {
  for (const { proxy } of [...profiles, ...offeredProxies]) {
    expect(proxy.address).toMatch(/^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/);
  }
});

it('a window shows the values of its proxy’s country, as that country writes them', () => {
  const [lisbon, krakow] = profiles;
  expect(signalValues(lisbon!, sampleTime).map(({ value }) => value)).toEqual([
    '198.51.100.7',
    '09:05 Europe/Lisbon',
    'pt-PT',
    '1920 × 1080',
    'a91f…04c2',
    '5be0…d71a',
  ]);
  expect(differingSignals(lisbon!, krakow!, sampleTime)).toHaveLength(6);
  const created = { ...krakow!, ...offeredProxies[0]! };
  expect(differingSignals(lisbon!, created, sampleTime)).toEqual([
    'address',
    'timeZone',
    'language',
    'canvas',
    'webgl',
  ]);
});
