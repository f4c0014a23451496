'use client';

import { useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** Says that there is no network for as long as there is none. */
export function OfflineBanner({ text }: { text: string }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  // Always there: only what changes in it is announced.
  return (
    <p className={styles.line} role="status">
      {isOnline ? '' : text}
    </p>
  );
}
