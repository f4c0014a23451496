'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFoot } from '@/lib/browser/page/foot';

export type OfferLineProps = { language: string };

const OfferLine = lazy(() =>
  import('./language-offer-line').then(({ LanguageOfferLine }) => ({ default: LanguageOfferLine })),
);

/** Loads the line that offers the page in the browser's own language, only if that differs from the page's. */
export function LanguageOffer({ language }: OfferLineProps) {
  const pathname = usePathname();
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const primary = (tag: string) => tag.split('-')[0];
    const wanted = navigator.languages[0] ?? navigator.language;
    // The two written forms of Chinese share their first subtag.
    const isOther = primary(wanted) !== primary(language) || primary(language) === 'zh';
    setDue(isOther);
    if (!isOther) useFoot.getState().setDue('language', false);
  }, [language]);

  return isDue ? (
    <Suspense>
      <OfferLine key={pathname} language={language} />
    </Suspense>
  ) : null;
}
