import { typesetUiMessages } from '@/lib/content/ui-messages';
import type { DemoMessages } from '@/lib/demo/messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Returns the messages of the demo, which the server and the browser show alike. */
export function demoMessages(locale: LocaleCode): DemoMessages {
  const { profiles, profileList, demo, proxy, fingerprint } = typesetUiMessages(locale).mockups;
  const { storeLisbon, storeKrakow, adsA, adsB, qaSaoPaulo, support } = profiles;
  const { search, newProfile, all, name, open, stop, shops, clients, testing } = profileList;
  const { shop, ads, test, mail, running, ready, locked, checking, scheduled } = profileList;
  return {
    ...demo,
    ...{ search, newProfile, all, name, proxy: profileList.proxy, open, stop, shops, clients, testing },
    ...{ shop, ads, test, mail, running, ready, locked, checking, scheduled },
    profiles: { storeLisbon, storeKrakow, adsA, adsB, qaSaoPaulo, support },
    signals: {
      address: proxy.exitIp,
      timeZone: proxy.timeZone,
      language: proxy.language,
      screen: fingerprint.screen,
      canvas: fingerprint.canvas,
      webgl: fingerprint.webgl,
    },
    derivedSettings: proxy.derivedSettings,
  };
}
