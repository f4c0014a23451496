'use client';

import { createContext, useContext, type ReactNode } from 'react';

type Destination = { href: string; hint: string; back: string };

/** Messages of the error screen. They ship with the page: after an error they might fail to load. */
export type ErrorMessagesContext = {
  brand: string;
  title: string;
  message: string;
  retry: string;
  picture: string;
  /** Contains `{seconds}`. */
  countdown: string;
  blog: Destination;
  home: Destination;
};

const Words = createContext<ErrorMessagesContext | null>(null);

export function ErrorMessagesProvider({ words, children }: { words: ErrorMessagesContext; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** Messages of the error screen in the page's language. */
export function useErrorMessages(): ErrorMessagesContext {
  const words = useContext(Words);
  if (!words) throw new Error('useErrorMessages must be used inside ErrorMessagesProvider.');
  return words;
}
