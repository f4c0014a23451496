'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { readStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { readCookie, writeCookie } from '@/lib/client/storage/cookies';
import { focusHeading } from '@/lib/client/focus/focus-heading';
import { onTitleReady } from '@/lib/client/navigation/on-title-ready';
import { cookieMaxAgeDays } from '@/lib/config/cookies';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { parseStoredLocale, storedLocaleCookie } from '@/lib/i18n/stored-locale';
import type { LocaleCode } from '@/lib/i18n/locales';

function storeLocale(pageLocale: LocaleCode): void {
  const isPrefixed = splitLocale(location.pathname).locale !== null;
  const stored =
    parseStoredLocale(readCookie(storedLocaleCookie)) ??
    parseStoredLocale(readStorageItem('localStorage', storedLocaleCookie));
  // An unprefixed URL is not a language choice, so it does not replace one.
  const locale = isPrefixed ? pageLocale : (stored ?? pageLocale);
  writeCookie(storedLocaleCookie, locale, cookieMaxAgeDays.locale);
  writeStorageItem('localStorage', storedLocaleCookie, locale);
}

/** Outside of the component: a navigation to another language remounts it. */
let isFirstPage = true;

/** Stores each page's language; after a navigation focuses the heading and announces the title. */
export function RouteAnnouncer({ locale }: { locale: LocaleCode }) {
  const pathname = usePathname();
  const [title, setTitle] = useState('');

  useEffect(() => {
    storeLocale(locale);
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    // A fragment determines the scroll target; only without one the heading is focused.
    if (!location.hash) focusHeading({ preventScroll: true });
    return onTitleReady(() => setTitle(document.title));
  }, [pathname, locale]);

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}
