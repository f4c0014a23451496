import { expect, it } from 'vitest';
import { pageSettingsHeader, parsePageSettings, type PageSettings } from '@/lib/contract/page-settings';

/** Parses a header as browsers do. */
const metrics = (header: string) =>
  [...header.matchAll(/(\w+);desc="([^"]*)"/g)].map(([, name, description]) => ({
    name: name!,
    description: description!,
  }));

it('the settings sent with a page are read unchanged', () => {
  const settings: PageSettings = { consentMode: 'opt-in', buildId: 'LVPvoRtEvFK08IFIr1iXD' };
  expect(parsePageSettings(metrics(pageSettingsHeader(settings)))).toEqual(settings);
});

it.each(['', 'cache;desc="HIT"', 'consent;desc="opt-out"', 'consent;desc="none", build;desc="b1"'])(
  'the header %j contains no settings',
  (header) => expect(parsePageSettings(metrics(header))).toBeNull(),
);
