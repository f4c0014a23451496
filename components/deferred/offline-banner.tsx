'use client';

import { useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Banner shown while the browser is offline. */
export function OfflineBanner({ text }: { text: string }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  // Always rendered: only changes of a live region are announced.
  return (
    <p className={styles.line} role="status">
      {isOnline ? '' : text}
    </p>
  );
}
