'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** A page that throws once it runs in a browser; e2e build only. */
export default function Page() {
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  if (isInBrowser) throw new Error('This page throws on purpose.');
  return null;
}
