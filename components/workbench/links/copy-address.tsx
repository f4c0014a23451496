import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import styles from './copy-address.module.css';

type Props = { address: string; t: WorkbenchTranslator; isSmall?: boolean };

/** A button that copies an address; needs scripts. */
export function CopyButton({ address, t, isSmall = false }: Props) {
  return (
    <button
      type="button"
      className={`with-scripts ${isSmall ? styles.smallCopy : styles.copy}`}
      data-copy={address}
      aria-label={t('links.copyAddress', { address })}
    >
      <span className={styles.copyLabel}>{t('links.copy')}</span>
      <span className={styles.copiedLabel} role="status">
        {t('links.copied')}
      </span>
    </button>
  );
}

/** An address in one box, selected whole by a click, with a button that copies it. */
export function CopyAddress({ address, t, label, isMain = false }: Props & { label: string; isMain?: boolean }) {
  return (
    <div className={styles.address}>
      <span className={styles.addressLabel}>{label}</span>
      <div className={isMain ? styles.mainBox : styles.box}>
        <code className={styles.addressText}>{address}</code>
        <CopyButton address={address} t={t} />
      </div>
    </div>
  );
}
