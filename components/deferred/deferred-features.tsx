'use client';

import { usePathname } from 'next/navigation';
import { lazy, useEffect } from 'react';
import { OperatorSettings } from '@/components/deferred/operator-settings';
import { UpdateChecker } from '@/components/deferred/update-checker';
import { Consent } from '@/components/deferred/consent';
import { Demo } from '@/components/deferred/demo';
import { LanguageSuggestion } from '@/components/deferred/language-suggestion';
import { LoadingBar } from '@/components/deferred/loading-bar';
import { PageBehavior } from '@/components/deferred/page-behavior';
import { OfflineBanner } from '@/components/deferred/offline-banner';
import { StaggeredRender } from '@/components/deferred/staggered-render';
import { FeatureBoundary } from '@/components/deferred/feature-boundary';
import { LinkPrefetcher } from '@/components/deferred/link-prefetcher';
import { PromoBanner } from '@/components/deferred/promo-banner';
import { SearchShortcut } from '@/components/deferred/search-shortcut';
import { Toasts } from '@/components/deferred/toasts';
import { useClientSettings } from '@/components/deferred/use-client-settings';
import { useClientMessages } from '@/components/deferred/use-client-messages';
import { useAnalytics } from '@/components/deferred/use-analytics';
import { followToolUse } from '@/lib/client/page/isolation';
import { pageSettings } from '@/lib/client/page/page-settings';
import { splitLocale } from '@/lib/i18n/locale-paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PageLoad } from '@/lib/client/analytics/start-tracking';
import type { PathOf } from '@/lib/urls/path-to';
import { isIsolatedPath } from '@/lib/urls/isolated-pages';
import { isToolId } from '@/lib/urls/catalog';
import { useConsent } from '@/lib/client/privacy/consent-store';
import { followConsent } from '@/lib/client/privacy/consent-sync';
import { followTheme } from '@/lib/client/theme/follow-theme';
import { showTheme } from '@/lib/client/theme/show-theme';
import { pauseOffscreenAnimations } from '@/lib/client/layout/pause-offscreen-animations';
import { layOutDeferredSections } from '@/lib/client/layout/layout-deferred-sections';

const Chat = lazy(() => import('./chat').then(({ Chat }) => ({ default: Chat })));
const DownloadStarter = lazy(() =>
  import('./download-starter').then(({ DownloadStarter }) => ({ default: DownloadStarter })),
);
const Tool = lazy(() => import('@/components/tools/tool').then(({ Tool }) => ({ default: Tool })));
const OneTap = lazy(() => import('./one-tap').then(({ OneTap }) => ({ default: OneTap })));

const downloadPath: PathOf<'download'> = '/download';

export type DeferredFeaturesProps = { locale: LocaleCode; language: string; landing: PageLoad };

type AnalyticsProps = { landing: PageLoad; locale: LocaleCode; buildId: string | null };

function Analytics({ landing, locale, buildId }: AnalyticsProps) {
  useAnalytics(landing, locale, buildId);
  return null;
}

/** All features not needed for the first paint. The page still works if any of them fails. */
export function DeferredFeatures(props: DeferredFeaturesProps) {
  return (
    <FeatureBoundary>
      <AllFeatures {...props} />
    </FeatureBoundary>
  );
}

function AllFeatures({ locale, language, landing }: DeferredFeaturesProps) {
  const settingsResult = useClientSettings();
  const settings = settingsResult === 'failed' ? null : settingsResult;
  const buildId = pageSettings?.buildId ?? settings?.buildId ?? null;
  const messages = useClientMessages(locale);
  const pathname = usePathname();
  const { path } = splitLocale(pathname);
  const toolId = path.slice(1);
  const isIsolated = isIsolatedPath(pathname);
  // Third-party scripts do not load on an isolated page, whatever the visitor consented to.
  const areServicesAllowed = useConsent(({ consent }) => consent?.services ?? false) && !isIsolated;
  useEffect(() => (isIsolated ? followToolUse() : undefined), [isIsolated]);
  useEffect(() => void layOutDeferredSections(), []);
  useEffect(() => followConsent(useConsent.getState()), []);
  useEffect(followTheme, []);
  // The next page has its own theme-color.
  useEffect(showTheme, [pathname]);
  useEffect(pauseOffscreenAnimations, []);

  return (
    <>
      <FeatureBoundary>
        <Demo locale={locale} language={language} />
      </FeatureBoundary>
      <StaggeredRender>
        <>
          <FeatureBoundary>
            <PageBehavior language={language} />
          </FeatureBoundary>
          {isIsolated ? null : <SearchShortcut locale={locale} />}
          <FeatureBoundary>
            <Analytics landing={landing} locale={locale} buildId={buildId} />
          </FeatureBoundary>
          <FeatureBoundary>
            <LanguageSuggestion language={language} />
          </FeatureBoundary>
        </>
        <>
          <FeatureBoundary>{isIsolated ? null : <LinkPrefetcher />}</FeatureBoundary>
          {buildId && !isIsolated ? <UpdateChecker buildId={buildId} /> : null}
          <OperatorSettings language={language} landing={landing.url} areSnippetsAllowed={areServicesAllowed} />
        </>
      </StaggeredRender>
      {messages ? (
        <StaggeredRender>
          <>
            <OfflineBanner text={messages.offline} />
            <Toasts closeLabel={messages.toasts.close} />
            <FeatureBoundary>
              <LoadingBar />
            </FeatureBoundary>
            <FeatureBoundary>
              {path === downloadPath ? <DownloadStarter messages={messages.download} /> : null}
            </FeatureBoundary>
          </>
          <FeatureBoundary>
            <Consent messages={messages.consent} locale={locale} />
          </FeatureBoundary>
          <FeatureBoundary>
            <Chat
              locale={locale}
              language={language}
              messages={messages.chat}
              contactMessages={messages.contact}
              stackMessages={messages.floatingButtons}
              settings={settingsResult}
              areServicesAllowed={areServicesAllowed}
            />
          </FeatureBoundary>
          <FeatureBoundary>
            {settings?.campaign && !isIsolated ? (
              <PromoBanner messages={messages.promoBanner} campaign={settings.campaign} />
            ) : null}
          </FeatureBoundary>
          <FeatureBoundary>
            {settings?.googleClientId && areServicesAllowed ? (
              <OneTap settings={settings} locale={locale} errorMessage={messages.toasts.signInFailed} />
            ) : null}
          </FeatureBoundary>
          <FeatureBoundary>
            {isToolId(toolId) ? <Tool id={toolId} locale={locale} language={language} /> : null}
          </FeatureBoundary>
        </StaggeredRender>
      ) : null}
    </>
  );
}
