'use client';

import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { returnFocus } from '@/lib/client/focus/return-focus';
import { toastExit, useToasts, type Toast } from '@/lib/client/banners/toast-store';
import styles from './toasts.module.css';

type ToastMessageProps = { toast: Toast; closeLabel: string; hide: () => void };

/** Dismissed after its time, which is paused while it is hovered or focused. */
function ToastMessage({ toast: { status, text, time, isNotice }, closeLabel, hide }: ToastMessageProps) {
  const [isPaused, setPaused] = useState(false);
  const [isExiting, setExiting] = useState(false);

  useEffect(() => {
    if (isPaused || isExiting) return;
    const timer = setTimeout(isNotice ? () => setExiting(true) : hide, time);
    return () => clearTimeout(timer);
  }, [isPaused, isExiting, isNotice, time, hide]);

  useEffect(() => {
    if (!isExiting) return;
    const timer = setTimeout(hide, toastExit);
    return () => clearTimeout(timer);
  }, [isExiting, hide]);

  return (
    <div
      ref={returnFocus}
      className={styles.toast}
      data-status={status}
      data-exiting={isExiting || undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {text}
      {isNotice ? (
        <button className={styles.close} type="button" aria-label={closeLabel} onClick={() => setExiting(true)}>
          <Icon name="x" size={16} />
        </button>
      ) : null}
    </div>
  );
}

/** Shows short notifications. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toast, hide } = useToasts();
  return (
    <div className={styles.region} role="status">
      {toast ? <ToastMessage key={toast.id} toast={toast} closeLabel={closeLabel} hide={hide} /> : null}
    </div>
  );
}
