'use client';

import { useEffect } from 'react';
import { FloatingStack } from '@/components/deferred/floating-stack';
import { BuiltinChat } from '@/components/deferred/builtin-chat';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import { useChat } from '@/lib/client/chat/chat-store';
import { closeChat } from '@/lib/client/chat/open-widget';
import { isIsolatedPage } from '@/lib/client/page/isolation';
import { startChat } from '@/lib/client/chat/start-chat';
import type { ClientMessages } from '@/lib/client/messages/client-messages';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Time in ms after which the built-in chat replaces a configured one that has not loaded yet. */
const chatTimeout = 5000;

type ChatProps = {
  locale: LocaleCode;
  /** A tag such as `ru-RU`. */
  language: string;
  messages: ClientMessages['chat'];
  contactMessages: ClientMessages['contact'];
  stackMessages: ClientMessages['floatingButtons'];
  /** Null until loaded. */
  settings: ClientSettings | 'failed' | null;
  /** Third-party chats require consent; the built-in one does not. */
  areServicesAllowed: boolean;
};

/** Loads the chat of a language, its button, and the floating stack above it. */
export function Chat({ language, settings, stackMessages, ...props }: ChatProps) {
  const { locale, areServicesAllowed } = props;
  const contactEmail = settings && settings !== 'failed' ? settings.contactEmail : '';

  useEffect(() => {
    const { kind, ready } = useChat.getState();
    if (settings === 'failed' || (settings && !areServicesAllowed)) {
      if (kind !== 'builtin') closeChat();
      ready('builtin');
      return;
    }
    const controller = new AbortController();
    const fallbackTimer = setTimeout(() => useChat.getState().status === 'absent' && ready('builtin'), chatTimeout);
    if (settings) void startChat(language, settings.chat, controller.signal);
    return () => {
      clearTimeout(fallbackTimer);
      controller.abort(new Error('Loading the chat was canceled.'));
    };
  }, [language, settings, areServicesAllowed]);

  return (
    <>
      {/* Its icons would be requested while a tool is in use. */}
      {isIsolatedPage() ? null : <FloatingStack locale={locale} messages={stackMessages} />}
      <BuiltinChat {...props} contactEmail={contactEmail} />
    </>
  );
}
