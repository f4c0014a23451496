'use client';

import Cookies from 'js-cookie';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { writeStored } from '@/lib/browser-storage';
import { headDelay } from '@/lib/constants';
import { splitLocale } from '@/lib/i18n/paths';
import { storedLocaleCookie, storedLocaleDays } from '@/lib/i18n/stored-locale';
import type { LocaleCode } from '@/lib/i18n/locales';

function storeLocale(locale: LocaleCode): void {
  const isPrefixed = splitLocale(location.pathname).locale !== null;
  // An unprefixed address is nobody's choice of a language, so it does not replace one.
  if (!isPrefixed && Cookies.get(storedLocaleCookie)) return;
  Cookies.set(storedLocaleCookie, locale, { expires: storedLocaleDays, path: '/', sameSite: 'lax' });
  writeStored('localStorage', storedLocaleCookie, locale);
}

/** After each page: remembers its language; after a navigation moves the focus to the heading and tells the title. */
export function AfterNavigation({ locale }: { locale: LocaleCode }) {
  const pathname = usePathname();
  const first = useRef(true);
  const [title, setTitle] = useState('');

  useEffect(() => {
    storeLocale(locale);
    if (first.current) {
      first.current = false;
      return;
    }
    // A fragment names the place to go to; only without one the heading is that place.
    if (!location.hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), headDelay);
    return () => clearTimeout(timer);
  }, [pathname, locale]);

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}
