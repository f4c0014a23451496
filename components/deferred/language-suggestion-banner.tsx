'use client';

import { useEffect, useState } from 'react';
import type { LanguageSuggestionBannerProps } from '@/components/deferred/language-suggestion';
import { useBannerSlot } from '@/components/deferred/use-banner-slot';
import { loadMessages } from '@/lib/client/messages/load-messages';
import { createBottomBarRef } from '@/lib/client/layout/avoid-overlap';
import { dismissSuggestion, maySuggest } from '@/lib/client/language/language-suggestions';
import { onTitleReady } from '@/lib/client/navigation/on-title-ready';
import { parseAcceptLanguage } from '@/lib/i18n/accept-language';
import { languageTag, type LocaleCode } from '@/lib/i18n/locales';
import { splitLocale, switcherPath, withQuery } from '@/lib/i18n/locale-paths';
import { storageKeys } from '@/lib/contract/storage-keys';
import styles from './language-suggestion-banner.module.css';

const bannerRef = createBottomBarRef('--promo-banner-height');

type Suggestion = { locale: LocaleCode; href: string; text: string; accept: string; dismiss: string };

/** Its messages are in the suggested language. */
const loadTexts = (locale: LocaleCode) =>
  loadMessages<Pick<Suggestion, 'text' | 'accept' | 'dismiss'>>(`language-suggestion-${locale}`);

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
  const [suggestion, setSuggestion] = useState<Suggestion | null>();
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
    let isCurrent = true;
    const suggest = (next: Suggestion | null) => isCurrent && setSuggestion(next);
    const stopWaiting = onTitleReady(() => {
      const href = alternateHref(locale);
      if (!href) return void suggest(null);
      loadTexts(locale).then(
        (texts) => suggest({ locale, href, ...texts }),
        () => suggest(null),
      );
    });
    return () => {
      isCurrent = false;
      stopWaiting();
      removeEventListener('storage', onStorage);
    };
  }, [language]);

  if (!suggestion || !isActive) return null;
  const { text, accept, dismiss } = suggestion;
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
