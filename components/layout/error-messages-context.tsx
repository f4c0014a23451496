'use client';

import { createContext, useContext, type ReactNode } from 'react';

type Destination = { href: string; hint: string; back: string };

/** Messages of the error screen. They ship with the page: after an error they might fail to load. */
export type ErrorMessages = {
  brand: string;
  title: string;
  message: string;
  retry: string;
  illustration: string;
  /** Contains `{seconds}`. */
  countdown: string;
  blog: Destination;
  home: Destination;
};

const ErrorMessagesContext = createContext<ErrorMessages | null>(null);

export function ErrorMessagesProvider({ messages, children }: { messages: ErrorMessages; children: ReactNode }) {
  return <ErrorMessagesContext value={messages}>{children}</ErrorMessagesContext>;
}

/** Messages of the error screen in the page's language. */
export function useErrorMessages(): ErrorMessages {
  const messages = useContext(ErrorMessagesContext);
  if (!messages) throw new Error('useErrorMessages must be used inside ErrorMessagesProvider.');
  return messages;
}
