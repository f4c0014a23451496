'use client';

import { lazy, useEffect } from 'react';
import type { ClientWords } from '@/lib/browser/page/client-words';
import { useConsent } from '@/lib/browser/privacy/consent-store';
import type { LocaleCode } from '@/lib/i18n/locales';

const ConsentNotice = lazy(() => import('./consent-notice').then(({ ConsentNotice }) => ({ default: ConsentNotice })));

/** Asks about cookies when that is due, and at a click on a link to their settings. */
export function Consent(props: { words: ClientWords['consent']; locale: LocaleCode }) {
  const { consent, areSettingsOpen, openSettings } = useConsent();

  useEffect(() => {
    const onClick = (event: Event) => {
      if (!(event.target as Element).closest('[data-cookie-settings]')) return;
      event.preventDefault();
      openSettings(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [openSettings]);

  return consent && (consent.isNoticeDue || areSettingsOpen) ? <ConsentNotice {...props} /> : null;
}
