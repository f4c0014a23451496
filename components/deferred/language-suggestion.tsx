'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useBannerQueue } from '@/lib/client/page/banner-queue';

export type LanguageSuggestionBannerProps = { language: string };

const OfferLine = lazy(() =>
  import('./language-suggestion-banner').then(({ LanguageSuggestionBanner: LanguageOfferLine }) => ({
    default: LanguageOfferLine,
  })),
);

/** Loads the line that offers the page in the browser's own language, only if that differs from the page's. */
export function LanguageSuggestion({ language }: LanguageSuggestionBannerProps) {
  const pathname = usePathname();
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const primary = (tag: string) => tag.split('-')[0];
    const wanted = navigator.languages[0] ?? navigator.language;
    // The two written forms of Chinese share their first subtag.
    const isOther = primary(wanted) !== primary(language) || primary(language) === 'zh';
    setDue(isOther);
    if (!isOther) useBannerQueue.getState().setDue('language', false);
  }, [language]);

  return isDue ? (
    <Suspense>
      <OfferLine key={pathname} language={language} />
    </Suspense>
  ) : null;
}
