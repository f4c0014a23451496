'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { watchDemo } from '@/lib/client/page/watch-demo';
import { loadMessages } from '@/lib/client/messages/load-messages';
import type { DemoMessages } from '@/lib/demo/messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Makes the page's demo usable when the visitor turns to it. */
export function Demo({ locale, language }: { locale: LocaleCode; language: string }) {
  const pathname = usePathname();
  useEffect(
    () =>
      watchDemo(async () => {
        const [{ startProfileDemo }, messages] = await Promise.all([
          import('./profile-demo'),
          loadMessages<DemoMessages>(`demo-${locale}`),
        ]);
        return (figure) => startProfileDemo(figure, messages, language);
      }),
    [pathname, locale, language],
  );
  return null;
}
