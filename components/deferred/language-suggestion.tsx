'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useBannerQueue } from '@/lib/client/banners/banner-queue';

export type LanguageSuggestionBannerProps = { language: string };

const LanguageSuggestionBanner = lazy(() =>
  import('./language-suggestion-banner').then(({ LanguageSuggestionBanner }) => ({
    default: LanguageSuggestionBanner,
  })),
);

/** Loads the language suggestion only if the browser's language differs from the page's. */
export function LanguageSuggestion({ language }: LanguageSuggestionBannerProps) {
  const pathname = usePathname();
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    const primary = (tag: string) => tag.split('-')[0];
    const preferred = navigator.languages[0] ?? navigator.language;
    // Simplified and traditional Chinese share their primary subtag.
    const isDifferent = primary(preferred) !== primary(language) || primary(language) === 'zh';
    setPending(isDifferent);
    if (!isDifferent) useBannerQueue.getState().setRequested('language', false);
  }, [language]);

  return isPending ? (
    <Suspense>
      <LanguageSuggestionBanner key={pathname} language={language} />
    </Suspense>
  ) : null;
}
