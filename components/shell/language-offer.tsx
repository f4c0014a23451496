'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { usePathname } from 'next/navigation';

export type OfferLineProps = { language: string };

/** Loads the line that offers the page in the browser's own language, once the page is idle and only if it differs. */
export function LanguageOffer({ language }: OfferLineProps) {
  const pathname = usePathname();
  const [Line, setLine] = useState<ComponentType<OfferLineProps> | null>(null);

  useEffect(() => {
    const primary = (tag: string) => tag.split('-')[0];
    const wanted = navigator.languages[0] ?? navigator.language;
    if (primary(wanted) === primary(language) && primary(language) !== 'zh') return;
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    idle(() => {
      void import('./language-offer-line').then(({ LanguageOfferLine }) => setLine(() => LanguageOfferLine));
    });
  }, [language]);

  return Line ? <Line key={pathname} language={language} /> : null;
}
