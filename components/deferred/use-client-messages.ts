import { startTransition, useEffect, useState } from 'react';
import { loadClientMessages, type ClientMessages } from '@/lib/client/messages/client-messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Client messages of a language; null until loaded, and the last language's until the next one has loaded. */
export function useClientMessages(locale: LocaleCode): ClientMessages | null {
  const [messages, setMessages] = useState<ClientMessages | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void loadClientMessages(locale).then((loaded) => {
      if (isCurrent) startTransition(() => setMessages(loaded));
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  return messages;
}
