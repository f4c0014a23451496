import { startTransition, useEffect, useState } from 'react';
import { loadClientMessages, type ClientMessages } from '@/lib/client/messages/client-messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Client messages of a language; null until loaded, and the last language's until the next one has loaded. */
export function useClientMessages(locale: LocaleCode): ClientMessages | null {
  const [messages, setMessages] = useState<ClientMessages | null>(null);

  useEffect(() => {
    let isCurrent = true;
    loadClientMessages(locale).then(
      (loaded) => isCurrent && startTransition(() => setMessages(loaded)),
      // Offline, for example: the page works without these features.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  return messages;
}
