'use client';

import { useState } from 'react';
import styles from './form.module.css';

/** Adds a passkey to the account. Needs scripts. */
export function AddPasskey({ labels }: { labels: { button: string; failed: string } }) {
  const [hasFailed, setFailed] = useState(false);

  async function add() {
    setFailed(false);
    const { passkeyClient } = await import('@/lib/workbench/auth/passkey-client');
    const { error } = (await passkeyClient().passkey.addPasskey()) ?? {};
    if (error) setFailed(true);
    else location.reload();
  }

  return (
    <div className="with-scripts">
      <button type="button" className={styles.secondary} onClick={() => void add()}>
        {labels.button}
      </button>
      {hasFailed && (
        <p className={styles.error} role="alert">
          {labels.failed}
        </p>
      )}
    </div>
  );
}
