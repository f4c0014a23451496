'use client';

import { usePathname } from 'next/navigation';
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { BaseInfo } from '@/components/later/base-info';
import { BuildWatch } from '@/components/later/build-watch';
import { LanguageOffer } from '@/components/later/language-offer';
import { LeaveGuard } from '@/components/later/leave-guard';
import { LoadingBar } from '@/components/later/loading-bar';
import { PictureFallback } from '@/components/later/picture-fallback';
import { Prefetch } from '@/components/later/prefetch';
import { PromoBanner } from '@/components/later/promo-banner';
import { Toasts } from '@/components/later/toasts';
import { useMeasurement } from '@/components/later/use-measurement';
import { clientSettings } from '@/lib/browser/calls/client-settings';
import type { ClientSettings } from '@/lib/protocol/calls/site-settings';
import { loadClientWords, type ClientWords } from '@/lib/browser/page/client-words';
import { splitLocale } from '@/lib/i18n/paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { Landing } from '@/lib/browser/measurement/start-measurement';
import type { PathOf } from '@/lib/routes/path-to';
import { useConsent } from '@/lib/browser/privacy/consent-store';
import { settle } from '@/lib/browser/page/settle';

const Chat = lazy(() => import('./chat').then(({ Chat }) => ({ default: Chat })));
const ConsentNotice = lazy(() => import('./consent-notice').then(({ ConsentNotice }) => ({ default: ConsentNotice })));
const DownloadStarter = lazy(() =>
  import('./download-starter').then(({ DownloadStarter }) => ({ default: DownloadStarter })),
);
const OneTap = lazy(() => import('./one-tap').then(({ OneTap }) => ({ default: OneTap })));

const downloadPath: PathOf<'download'> = '/download';

export type LaterPartsProps = { locale: LocaleCode; language: string; landing: Landing };

/** Everything that the first paint does not need. */
export function LaterParts({ locale, language, landing }: LaterPartsProps) {
  const [settings, setSettings] = useState<ClientSettings | null>(null);
  const [words, setWords] = useState<ClientWords | null>(null);
  const { consent, areSettingsOpen, load, openSettings } = useConsent();
  const pathname = usePathname();
  const wordsOf = useRef<string | null>(null);
  useMeasurement(landing, locale, settings);
  useEffect(() => void settle(), []);

  useEffect(() => {
    clientSettings()
      .then((known) => {
        load(known.consentMode);
        startTransition(() => setSettings(known));
      })
      // Without the server's word nothing is measured, and nothing of others is loaded.
      .catch(() => {});
  }, [load]);

  useEffect(() => {
    wordsOf.current = locale;
    void loadClientWords(locale).then((loaded) => {
      if (wordsOf.current === locale) startTransition(() => setWords(loaded));
    });
  }, [locale]);

  useEffect(() => {
    const onClick = (event: Event) => {
      if (!(event.target as Element).closest('[data-cookie-settings]')) return;
      event.preventDefault();
      openSettings(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [openSettings]);

  const isNoticeShown = consent !== null && (consent.isNoticeDue || areSettingsOpen);
  return (
    <>
      <LanguageOffer language={language} />
      {words ? (
        <>
          <Toasts closeLabel={words.toasts.close} />
          <Suspense>
            <LoadingBar />
            {settings ? (
              <Chat
                locale={locale}
                language={language}
                words={words.chat}
                contactWords={words.contact}
                stackWords={words.stack}
                settings={settings}
                areServicesAllowed={consent?.services ?? false}
              />
            ) : null}
            <PromoBanner words={words.banner} />
            {splitLocale(pathname).path === downloadPath ? <DownloadStarter words={words.download} /> : null}
            {isNoticeShown ? <ConsentNotice words={words.consent} locale={locale} /> : null}
            {settings?.googleClientId && consent?.services ? (
              <OneTap settings={settings} locale={locale} failed={words.toasts.signInFailed} />
            ) : null}
          </Suspense>
        </>
      ) : null}
      <LeaveGuard />
      <Prefetch />
      <PictureFallback />
      {settings ? <BuildWatch buildId={settings.buildId} /> : null}
      {settings ? (
        <BaseInfo language={language} landing={landing.address} areSnippetsAllowed={consent?.services ?? false} />
      ) : null}
    </>
  );
}
