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

/** Loads the language suggestion only if the browser's language differs from the page's. */
export function LanguageSuggestion({ language }: LanguageSuggestionBannerProps) {
  const pathname = usePathname();
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const primary = (tag: string) => tag.split('-')[0];
    const wanted = navigator.languages[0] ?? navigator.language;
    // Simplified and traditional Chinese share their primary subtag.
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
