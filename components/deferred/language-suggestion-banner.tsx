'use client';

import { useEffect, useState } from 'react';
import type { LanguageSuggestionBannerProps } from '@/components/deferred/language-suggestion';
import { useBannerSlot } from '@/components/deferred/use-banner-slot';
import words from '@/generated/language-offers.json';
import { strip } from '@/lib/client/page/avoid-overlap';
import { dismissSuggestion, maySuggest } from '@/lib/client/page/language-suggestions';
import { onTitleReady } from '@/lib/client/page/on-title-ready';
import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { languageOf, type LocaleCode } from '@/lib/i18n/locales';
import { splitLocale, switchPath, withQuery } from '@/lib/i18n/locale-paths';
import { storageKeys } from '@/lib/contract/storage-keys';
import styles from './language-suggestion-banner.module.css';

const height = strip('--strip');

/** URL of this page in another language, from the alternate links in the head; null when there is none. */
function versionIn(locale: LocaleCode): string | null {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${languageOf(locale)}"]`);
  if (!link) return null;
  const { path } = splitLocale(new URL(link.href).pathname);
  return withQuery(switchPath(locale, path), location.search) + location.hash;
}

/** Banner that suggests this page in the visitor's language. It overlays the page without shifting it. */
export function LanguageSuggestionBanner({ language }: LanguageSuggestionBannerProps) {
  /** Undefined until known. */
  const [offer, setOffer] = useState<{ locale: LocaleCode; href: string } | null>();
  const isTurn = useBannerSlot('language', offer === undefined ? undefined : offer !== null);

  useEffect(() => {
    const locale = parseAcceptLanguage(navigator.languages.join(','))[0];
    if (!locale || languageOf(locale) === language || !maySuggest(languageOf(locale), Date.now())) {
      setOffer(null);
      return;
    }
    const onStorage = ({ key }: StorageEvent) => {
      // Dismissed in another tab.
      if (key === storageKeys.languageOffer && !maySuggest(languageOf(locale), Date.now())) setOffer(null);
    };
    addEventListener('storage', onStorage);
    const stopWaiting = onTitleReady(() => {
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
    dismissSuggestion(Date.now());
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
