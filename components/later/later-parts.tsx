'use client';

import { usePathname } from 'next/navigation';
import { lazy, useEffect } from 'react';
import { BaseInfo } from '@/components/later/base-info';
import { BuildWatch } from '@/components/later/build-watch';
import { Consent } from '@/components/later/consent';
import { CodeInArticle } from '@/components/later/code-in-article';
import { ContentsMark } from '@/components/later/contents-mark';
import { LanguageOffer } from '@/components/later/language-offer';
import { LeaveGuard } from '@/components/later/leave-guard';
import { LoadingBar } from '@/components/later/loading-bar';
import { Menus } from '@/components/later/menus';
import { OfflineLine } from '@/components/later/offline-line';
import { OneByOne } from '@/components/later/one-by-one';
import { Part } from '@/components/later/part';
import { PictureFallback } from '@/components/later/picture-fallback';
import { Prefetch } from '@/components/later/prefetch';
import { PromoBanner } from '@/components/later/promo-banner';
import { SearchOpener } from '@/components/later/search-opener';
import { Share } from '@/components/later/share';
import { Toasts } from '@/components/later/toasts';
import { useClientSettings } from '@/components/later/use-client-settings';
import { useClientWords } from '@/components/later/use-client-words';
import { useMeasurement } from '@/components/later/use-measurement';
import { splitLocale } from '@/lib/i18n/paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { ClientSettings } from '@/lib/protocol/calls/site-settings';
import type { Landing } from '@/lib/browser/measurement/start-measurement';
import type { PathOf } from '@/lib/routes/path-to';
import { useConsent } from '@/lib/browser/privacy/consent-store';
import { followOtherTabs } from '@/lib/browser/privacy/consent-tabs';
import { followFacet, showFacet } from '@/lib/browser/page/facet';
import { followTheme } from '@/lib/browser/page/follow-theme';
import { restUnseen } from '@/lib/browser/page/rest-unseen';
import { settle } from '@/lib/browser/page/settle';

const Chat = lazy(() => import('./chat').then(({ Chat }) => ({ default: Chat })));
const DownloadStarter = lazy(() =>
  import('./download-starter').then(({ DownloadStarter }) => ({ default: DownloadStarter })),
);
const OneTap = lazy(() => import('./one-tap').then(({ OneTap }) => ({ default: OneTap })));

const downloadPath: PathOf<'download'> = '/download';

export type LaterPartsProps = { locale: LocaleCode; language: string; landing: Landing };

type MeasurementProps = { landing: Landing; locale: LocaleCode; settings: ClientSettings | null };

function Measurement({ landing, locale, settings }: MeasurementProps) {
  useMeasurement(landing, locale, settings);
  return null;
}

/** Everything that the first paint does not need, which is to say that the page stays where any of it fails. */
export function LaterParts(props: LaterPartsProps) {
  return (
    <Part>
      <AllParts {...props} />
    </Part>
  );
}

function AllParts({ locale, language, landing }: LaterPartsProps) {
  const answer = useClientSettings();
  const settings = answer === 'failed' ? null : answer;
  const words = useClientWords(locale);
  const areServicesAllowed = useConsent(({ consent }) => consent?.services ?? false);
  const pathname = usePathname();
  const { path } = splitLocale(pathname);
  useEffect(() => void settle(), []);
  useEffect(() => followOtherTabs(useConsent.getState()), []);
  useEffect(followTheme, []);
  useEffect(showFacet, [pathname]);
  useEffect(followFacet, []);
  useEffect(restUnseen, []);

  return (
    <>
      <OneByOne>
        <>
          <LeaveGuard />
          <Menus />
          <PictureFallback />
          <SearchOpener locale={locale} />
          <Part>
            <Measurement landing={landing} locale={locale} settings={settings} />
          </Part>
          <Part>
            <LanguageOffer language={language} />
          </Part>
        </>
        <>
          <Part>
            <Prefetch />
            <ContentsMark />
          </Part>
          <CodeInArticle language={language} />
          <Share />
          {settings ? <BuildWatch buildId={settings.buildId} /> : null}
          {settings ? (
            <BaseInfo language={language} landing={landing.address} areSnippetsAllowed={areServicesAllowed} />
          ) : null}
        </>
      </OneByOne>
      {words ? (
        <OneByOne>
          <>
            <OfflineLine text={words.offline} />
            <Toasts closeLabel={words.toasts.close} />
            <Part>
              <LoadingBar />
            </Part>
            <Part>{path === downloadPath ? <DownloadStarter words={words.download} /> : null}</Part>
          </>
          <Part>
            <Consent words={words.consent} locale={locale} />
          </Part>
          <Part>
            <Chat
              locale={locale}
              language={language}
              words={words.chat}
              contactWords={words.contact}
              stackWords={words.stack}
              settings={answer}
              areServicesAllowed={areServicesAllowed}
            />
          </Part>
          <Part>
            <PromoBanner words={words.banner} />
          </Part>
          <Part>
            {settings?.googleClientId && areServicesAllowed ? (
              <OneTap settings={settings} locale={locale} failed={words.toasts.signInFailed} />
            ) : null}
          </Part>
        </OneByOne>
      ) : null}
    </>
  );
}
