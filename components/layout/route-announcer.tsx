'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { readCookie, writeCookie } from '@/lib/client/page/cookies';
import { focusHeading } from '@/lib/client/page/focus-heading';
import { onTitleReady } from '@/lib/client/page/on-title-ready';
import { cookieDays } from '@/lib/config/constants';
import { splitLocale } from '@/lib/i18n/paths';
import { storedLocale, storedLocaleCookie } from '@/lib/i18n/stored-locale';
import type { LocaleCode } from '@/lib/i18n/locales';

function storeLocale(shown: LocaleCode): void {
  const isPrefixed = splitLocale(location.pathname).locale !== null;
  const stored =
    storedLocale(readCookie(storedLocaleCookie)) ?? storedLocale(readStored('localStorage', storedLocaleCookie));
  // An unprefixed address is nobody's choice of a language, so it does not replace one.
  const locale = isPrefixed ? shown : (stored ?? shown);
  writeCookie(storedLocaleCookie, locale, cookieDays.locale);
  writeStored('localStorage', storedLocaleCookie, locale);
}

/** Outside of the component: a navigation to another language makes a new one. */
let isFirst = true;

/** After each page: remembers its language; after a navigation moves the focus to the heading and tells the title. */
export function RouteAnnouncer({ locale }: { locale: LocaleCode }) {
  const pathname = usePathname();
  const [title, setTitle] = useState('');

  useEffect(() => {
    storeLocale(locale);
    if (isFirst) {
      isFirst = false;
      return;
    }
    // A fragment names the place to go to; only without one the heading is that place.
    if (!location.hash) focusHeading({ preventScroll: true });
    return onTitleReady(() => setTitle(document.title));
  }, [pathname, locale]);

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}
