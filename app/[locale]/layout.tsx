import '@/app/fonts.css';
import '@/app/tokens.css';
import '@/app/globals.css';
import '@/app/out-of-view.css';
import '@/app/language-tag.css';
import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { AfterNavigation } from '@/components/frame/after-navigation';
import { ErrorWordsProvider } from '@/components/frame/error-words';
import { LinkClicks } from '@/components/frame/link-clicks';
import { Later } from '@/components/later/later';
import { earlyErrorsScript } from '@/lib/browser/measurement/early-errors';
import { firstFilesScript } from '@/lib/browser/page/first-files';
import { settledAtOnceScript } from '@/lib/browser/page/settled-at-once';
import { systemScript } from '@/lib/download/detect';
import { fontFiles } from '@/lib/assets/fonts';
import { currentLocale } from '@/lib/rendering/current-locale';
import { languageOf, localeCodes } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';
import { site } from '@/lib/settings/site';
import { themeColors, themeScript } from '@/lib/protocol/theme';

export const generateStaticParams = () => localeCodes.map((locale) => ({ locale }));

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
  const words = {
    brand: site.name,
    title: t('title'),
    message: t('message'),
    retry: t('retry'),
    picture: t('picture'),
    countdown: t.raw('countdown') as string,
    blog: { href: linkPath(locale, pathTo('blog')), hint: t('hint'), back: t('back') },
    home: { href: linkPath(locale, pathTo('home')), hint: t('hintHome'), back: t('backHome') },
  };
  const earlyScripts = [
    earlyErrorsScript(process.env.NODE_ENV === 'production'),
    ...[themeScript, systemScript, settledAtOnceScript, firstFilesScript],
  ];
  for (const file of fontFiles(locale)) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    // The script below may have set theme and system before React looks at the element.
    <html lang={languageOf(locale)} suppressHydrationWarning>
      <head>
        <script data-kept="" dangerouslySetInnerHTML={{ __html: earlyScripts.join(';') }} />
        {/* oxlint-disable-next-line next/no-css-tags -- by itself, as what is only printed keeps no page waiting */}
        <link rel="stylesheet" media="print" href="/assets/print.css" />
      </head>
      <body>
        <ErrorWordsProvider words={words}>{children}</ErrorWordsProvider>
        <LinkClicks />
        <AfterNavigation locale={locale} />
        <Later locale={locale} language={languageOf(locale)} />
      </body>
    </html>
  );
}
