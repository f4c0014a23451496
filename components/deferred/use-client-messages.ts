import { startTransition, useEffect, useState } from 'react';
import { loadClientMessages, type ClientMessages } from '@/lib/client/page/client-messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Client messages of a language; null until loaded, and the last language's until the next one has loaded. */
export function useClientMessages(locale: LocaleCode): ClientMessages | null {
  const [words, setWords] = useState<ClientMessages | null>(null);

  useEffect(() => {
    let isWanted = true;
    void loadClientMessages(locale).then((loaded) => {
      if (isWanted) startTransition(() => setWords(loaded));
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);

  return words;
}
