'use client';

import { useState } from 'react';
import styles from './form.module.css';

type Props = {
  /** The page that opens after sign-in. */
  target: string;
  labels: { button: string; failed: string };
};

/** Signs in with a passkey. Needs scripts, unlike the form above it. */
export function PasskeySignIn({ target, labels }: Props) {
  const [hasFailed, setFailed] = useState(false);

  async function signIn() {
    setFailed(false);
    const { passkeyClient } = await import('@/lib/workbench/auth/passkey-client');
    const { error } = (await passkeyClient().signIn.passkey()) ?? {};
    if (error) setFailed(true);
    else location.assign(target);
  }

  return (
    <div className="with-scripts">
      <button type="button" className={styles.secondary} onClick={() => void signIn()}>
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
