'use client';

import { useEffect, useState } from 'react';
import type { OfferLineProps } from '@/components/later/language-offer';
import { useTurn } from '@/components/later/use-turn';
import words from '@/generated/language-offers.json';
import { strip } from '@/lib/browser/page/floats';
import { closeOffer, mayOffer } from '@/lib/browser/page/language-offers';
import { whenHeadIsThere } from '@/lib/browser/page/when-head-is-there';
import { acceptedLocales } from '@/lib/i18n/accept-language';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { splitLocale, switchPath, withQuery } from '@/lib/i18n/paths';
import { storageKeys } from '@/lib/protocol/storage-table';
import styles from './language-offer-line.module.css';

const height = strip('--strip');

/** The address of this page in another language, from the head's own links; null when there is none. */
function versionIn(locale: LocaleCode): string | null {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${languageOf(locale)}"]`);
  if (!link) return null;
  const { path } = splitLocale(new URL(link.href).pathname);
  return withQuery(switchPath(locale, path), location.search) + location.hash;
}

/** One line, in the visitor's language, that offers this page in it. It lies over the page and moves nothing. */
export function LanguageOfferLine({ language }: OfferLineProps) {
  /** Undefined until it is known whether there is one. */
  const [offer, setOffer] = useState<{ locale: LocaleCode; href: string } | null>();
  const isTurn = useTurn('language', offer === undefined ? undefined : offer !== null);

  useEffect(() => {
    const locale = acceptedLocales(navigator.languages.join(','))[0];
    if (!locale || languageOf(locale) === language || !mayOffer(languageOf(locale), Date.now())) {
      setOffer(null);
      return;
    }
    const onStorage = ({ key }: StorageEvent) => {
      // Closed in another tab.
      if (key === storageKeys.languageOffer && !mayOffer(languageOf(locale), Date.now())) setOffer(null);
    };
    addEventListener('storage', onStorage);
    const stopWaiting = whenHeadIsThere(() => {
      const href = versionIn(locale);
      setOffer(href ? { locale, href } : null);
    });
    return () => {
      stopWaiting();
      removeEventListener('storage', onStorage);
    };
  }, [language]);

  if (!offer || !isTurn) return null;
  const { text, accept, dismiss } = words[offer.locale];
  const close = () => {
    closeOffer(Date.now());
    setOffer(null);
  };
  return (
    <aside className={styles.line} ref={height} lang={languageOf(offer.locale)} aria-label={text}>
      <span className={styles.text}>{text}</span>
      <a className={styles.accept} href={offer.href} hrefLang={languageOf(offer.locale)} rel="nofollow">
        {accept}
      </a>
      <button className={styles.close} type="button" onClick={close}>
        {dismiss}
      </button>
    </aside>
  );
}
