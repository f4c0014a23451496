import { startTransition, useEffect, useState } from 'react';
import { loadClientWords, type ClientWords } from '@/lib/browser/page/client-words';
import type { LocaleCode } from '@/lib/i18n/locales';

/** What scripts say in a language; null until it is there, and the last language's until the next one is. */
export function useClientWords(locale: LocaleCode): ClientWords | null {
  const [words, setWords] = useState<ClientWords | null>(null);

  useEffect(() => {
    let isWanted = true;
    void loadClientWords(locale).then((loaded) => {
      if (isWanted) startTransition(() => setWords(loaded));
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);

  return words;
}
