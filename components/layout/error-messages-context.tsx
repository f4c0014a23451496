'use client';

import { createContext, useContext, type ReactNode } from 'react';

type Destination = { href: string; hint: string; back: string };

/** The words of the error screen. They come with the page: when something has failed is no time to load them. */
export type ErrorMessagesContext = {
  brand: string;
  title: string;
  message: string;
  retry: string;
  picture: string;
  /** With `{seconds}` where the number stands. */
  countdown: string;
  blog: Destination;
  home: Destination;
};

const Words = createContext<ErrorMessagesContext | null>(null);

export function ErrorMessagesProvider({ words, children }: { words: ErrorMessagesContext; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** The words of the error screen in the page's language. */
export function useErrorMessages(): ErrorMessagesContext {
  const words = useContext(Words);
  if (!words) throw new Error('The error screen stands outside of ErrorWordsProvider.');
  return words;
}
