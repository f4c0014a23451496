'use client';

import { useEffect } from 'react';
import { FloatingStack } from '@/components/deferred/floating-stack';
import { BuiltinChat } from '@/components/deferred/builtin-chat';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import { useChat } from '@/lib/client/chat/chat-store';
import { closeChat } from '@/lib/client/chat/open-widget';
import { startChat } from '@/lib/client/chat/load-chat';
import type { ClientMessages } from '@/lib/client/page/client-messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** The site's own chat takes the place of another one that is not there within so many milliseconds, until it comes. */
const patience = 5000;

type ChatProps = {
  locale: LocaleCode;
  /** A tag such as `ru-RU`. */
  language: string;
  words: ClientMessages['chat'];
  contactWords: ClientMessages['contact'];
  stackWords: ClientMessages['stack'];
  /** Null until they are there. */
  settings: ClientSettings | 'failed' | null;
  /** The chats of others come only with consent; the site's own needs none. */
  areServicesAllowed: boolean;
};

/** The chat of a language, the button that opens it, and what floats above that. */
export function Chat({ language, settings, stackWords, ...props }: ChatProps) {
  const { locale, areServicesAllowed } = props;
  const contactEmail = settings && settings !== 'failed' ? settings.contactEmail : '';

  useEffect(() => {
    const { kind, ready } = useChat.getState();
    if (settings === 'failed' || (settings && !areServicesAllowed)) {
      if (kind !== 'own') closeChat();
      ready('own');
      return;
    }
    const stopping = new AbortController();
    const stopWaiting = setTimeout(() => useChat.getState().status === 'absent' && ready('own'), patience);
    if (settings) void startChat(language, settings.chat, stopping.signal);
    return () => {
      clearTimeout(stopWaiting);
      stopping.abort(new Error('The chat is no longer wanted.'));
    };
  }, [language, settings, areServicesAllowed]);

  return (
    <>
      <FloatingStack locale={locale} words={stackWords} />
      <BuiltinChat {...props} contactEmail={contactEmail} />
    </>
  );
}
