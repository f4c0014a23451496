'use client';

import { useEffect, useState } from 'react';
import type { LanguageSuggestionBannerProps } from '@/components/deferred/language-suggestion';
import { useBannerSlot } from '@/components/deferred/use-banner-slot';
import messages from '@/generated/language-suggestions.json';
import { createBottomBarRef } from '@/lib/client/layout/avoid-overlap';
import { dismissSuggestion, maySuggest } from '@/lib/client/language/language-suggestions';
import { onTitleReady } from '@/lib/client/navigation/on-title-ready';
import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { splitLocale, switcherPath, withQuery } from '@/lib/i18n/locale-paths';
import { storageKeys } from '@/lib/contract/storage-keys';
import styles from './language-suggestion-banner.module.css';

const bannerRef = createBottomBarRef('--promo-banner-height');

/** URL of this page in another language, from the alternate links in the head; null when there is none. */
function alternateHref(locale: LocaleCode): string | null {
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${languageTag(locale)}"]`);
  if (!link) return null;
  const { path } = splitLocale(new URL(link.href).pathname);
  return withQuery(switcherPath(locale, path), location.search) + location.hash;
}

/** Banner that suggests this page in the visitor's language. It overlays the page without shifting it. */
export function LanguageSuggestionBanner({ language }: LanguageSuggestionBannerProps) {
  /** Undefined until known. */
  const [suggestion, setSuggestion] = useState<{ locale: LocaleCode; href: string } | null>();
  const isActive = useBannerSlot('language', suggestion === undefined ? undefined : suggestion !== null);

  useEffect(() => {
    const locale = parseAcceptLanguage(navigator.languages.join(','))[0];
    if (!locale || languageTag(locale) === language || !maySuggest(languageTag(locale), Date.now())) {
      setSuggestion(null);
      return;
    }
    const onStorage = ({ key }: StorageEvent) => {
      // Dismissed in another tab.
      if (key === storageKeys.languagePreference && !maySuggest(languageTag(locale), Date.now())) setSuggestion(null);
    };
    addEventListener('storage', onStorage);
    const stopWaiting = onTitleReady(() => {
      const href = alternateHref(locale);
      setSuggestion(href ? { locale, href } : null);
    });
    return () => {
      stopWaiting();
      removeEventListener('storage', onStorage);
    };
  }, [language]);

  if (!suggestion || !isActive) return null;
  const { text, accept, dismiss } = messages[suggestion.locale];
  const close = () => {
    dismissSuggestion(Date.now());
    setSuggestion(null);
  };
  return (
    <aside className={styles.line} ref={bannerRef} lang={languageTag(suggestion.locale)} aria-label={text}>
      <span className={styles.text}>{text}</span>
      <a className={styles.accept} href={suggestion.href} hrefLang={languageTag(suggestion.locale)} rel="nofollow">
        {accept}
      </a>
      <button className={styles.close} type="button" onClick={close}>
        {dismiss}
      </button>
    </aside>
  );
}
