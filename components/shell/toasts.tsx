'use client';

import { useEffect, useState } from 'react';
import { toastTime } from '@/lib/constants';
import { useToasts } from '@/lib/toasts/toast-store';
import styles from './toasts.module.css';

/** Says shortly what happened; stays while it is pointed at or focused. */
export function Toasts() {
  const { toast, hide } = useToasts();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(hide, toastTime);
    return () => clearTimeout(timer);
  }, [toast, isHeld, hide]);

  return (
    <div className={styles.region} role="status">
      {toast ? (
        <p
          className={styles.toast}
          data-status={toast.status}
          key={toast.id}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
        >
          {toast.text}
        </p>
      ) : null}
    </div>
  );
}
