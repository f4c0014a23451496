import { useState, type FormEvent, type ReactNode } from 'react';
import button from '@/components/ui/button.module.css';
import field from '@/components/ui/field.module.css';
import { interpolate } from '@/lib/client/messages/interpolate';
import { readStorageItem, removeStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';
import { canEncrypt, decryptText, encryptText, minPassphraseLength } from '@/lib/tools/two-factor-code/vault';
import type { ToolMessages } from './tool-messages';
import styles from './tool-form.module.css';
import code from './two-factor-code.module.css';

type Messages = ToolMessages<'two-factor-code'>['tool'];

const key = storageKeys.twoFactorAccounts;
const readVault = () => readStorageItem('localStorage', key);

type PassphraseFormProps = {
  id: string;
  action: string;
  isBusy: boolean;
  messages: Messages;
  onSubmit: (passphrase: string) => void;
  children?: ReactNode;
};

function PassphraseForm({ id, action, isBusy, messages, onSubmit, children }: PassphraseFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const passphrase = new FormData(event.currentTarget).get('passphrase') as string;
    if (!isBusy) onSubmit(passphrase);
  }
  return (
    <form className={code.vault} aria-label={action} onSubmit={submit}>
      <div className={styles.field}>
        <label htmlFor={id}>{messages.passphrase}</label>
        <input className={field.input} id={id} name="passphrase" type="password" autoComplete="off" required />
      </div>
      <div className={styles.buttons}>
        <button className={button.small} type="submit" aria-busy={isBusy}>
          {action}
        </button>
        {children}
      </div>
    </form>
  );
}

type VaultProps = {
  messages: Messages;
  /** What would be kept; empty if there is nothing. */
  text: string;
  /** Receives what was kept. */
  onUnlock: (text: string) => void;
};

/** Keeps accounts in this browser if the visitor asks for it, encrypted with a passphrase. */
export function TwoFactorVault({ messages, text, onUnlock }: VaultProps) {
  const [stored, setStored] = useState(readVault);
  const [isUnlocked, setUnlocked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [remark, setRemark] = useState('');

  async function run(work: () => Promise<string>) {
    setRemark('');
    setBusy(true);
    setRemark(await work());
    setBusy(false);
  }

  const keep = (passphrase: string) =>
    run(async () => {
      if ([...passphrase].length < minPassphraseLength)
        return interpolate(messages.passphraseShort, { count: minPassphraseLength });
      const encrypted = await encryptText(text, passphrase);
      writeStorageItem('localStorage', key, encrypted);
      if (readVault() !== encrypted) return messages.notStored;
      setStored(encrypted);
      setUnlocked(true);
      return messages.stored;
    });

  const unlock = (passphrase: string) =>
    run(async () => {
      const decrypted = stored === null ? null : await decryptText(stored, passphrase);
      if (decrypted === null) return messages.passphraseWrong;
      setUnlocked(true);
      onUnlock(decrypted);
      return messages.unlocked;
    });

  function forget() {
    removeStorageItem('localStorage', key);
    setStored(null);
    setRemark(messages.forgotten);
  }

  const isLocked = stored !== null && !isUnlocked;
  if (!isLocked && text === '' && stored === null && remark === '') return null;
  const forgetButton = stored !== null && (
    <button className={button.small} type="button" onClick={forget}>
      {messages.forget}
    </button>
  );
  return (
    <section>
      <h2 className={code.heading}>{isLocked ? messages.locked : messages.keep}</h2>
      {isLocked ? null : <p className={styles.hint}>{canEncrypt() ? messages.keepHint : messages.needsTls}</p>}
      {canEncrypt() && (isLocked || text !== '') ? (
        <PassphraseForm
          key={isLocked ? 'unlock' : 'keep'}
          id="two-factor-passphrase"
          action={isLocked ? messages.unlock : messages.keepAction}
          isBusy={isBusy}
          messages={messages}
          onSubmit={(passphrase) => void (isLocked ? unlock(passphrase) : keep(passphrase))}
        >
          {forgetButton}
        </PassphraseForm>
      ) : (
        forgetButton
      )}
      <p className={code.remark} role="status">
        {remark}
      </p>
    </section>
  );
}
