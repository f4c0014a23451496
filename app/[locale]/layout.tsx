import '@/generated/fonts.css';
import '@/generated/tokens.css';
import '@/app/globals.css';
import '@/app/deferred-layout.css';
import '@/app/language-badge.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SkipLink } from '@/components/layout/skip-link';
import { RouteAnnouncer } from '@/components/layout/route-announcer';
import { ErrorMessagesProvider } from '@/components/layout/error-messages-context';
import { ClientNavigation } from '@/components/layout/client-navigation';
import { DeferredLoader } from '@/components/deferred/deferred-loader';
import { earlyEventsScript } from '@/lib/client/analytics/early-events';
import { chunkRecoveryScript } from '@/lib/client/page/chunk-recovery';
import { layoutImmediatelyScript } from '@/lib/client/layout/layout-immediately-script';
import { platformScript } from '@/lib/download/detect-platform';
import { preloadedFonts } from '@/lib/assets/fonts';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { languageTag } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/locale-paths';
import { localeParams } from '@/lib/pages/static-params';
import { pathTo } from '@/lib/urls/path-to';
import { site } from '@/lib/config/site';
import { profileColorScript } from '@/lib/contract/profile-color';
import { themeColors, themeScript } from '@/lib/contract/theme';

export const generateStaticParams = localeParams;

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '16x16 32x32 48x48' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const t = await getTranslations('errors.failed');
  const errorMessages = {
    brand: site.name,
    title: t('title'),
    message: t('message'),
    retry: t('retry'),
    illustration: t('illustration'),
    countdown: t.raw('countdown') as string,
    blog: { href: linkPath(locale, pathTo('blog')), hint: t('redirectToBlogHint'), back: t('backToBlog') },
    home: { href: linkPath(locale, pathTo('home')), hint: t('redirectToHomeHint'), back: t('backToHome') },
  };
  const earlyScripts = [
    earlyEventsScript(process.env.NODE_ENV === 'production'),
    themeScript,
    profileColorScript,
    platformScript,
    layoutImmediatelyScript,
    chunkRecoveryScript,
  ];
  for (const file of preloadedFonts(locale))
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    // The script below may set theme and system attributes before React hydrates the element.
    <html lang={languageTag(locale)} suppressHydrationWarning>
      <head>
        <script data-dedupe="" dangerouslySetInnerHTML={{ __html: earlyScripts.join(';') }} />
        {/* oxlint-disable-next-line next/no-css-tags -- a separate file, so print styles do not block rendering */}
        <link rel="stylesheet" media="print" href="/assets/print.css" />
      </head>
      <body>
        <SkipLink />
        <ErrorMessagesProvider messages={errorMessages}>{children}</ErrorMessagesProvider>
        <ClientNavigation />
        <RouteAnnouncer locale={locale} />
        <DeferredLoader locale={locale} language={languageTag(locale)} />
      </body>
    </html>
  );
}
