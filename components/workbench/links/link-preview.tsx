import type { CheckedFields } from '@/lib/workbench/check-link';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import { CopyAddress } from './copy-address';
import { LinkStatus } from './link-status';
import { SharePreview, type SharePreviewCard } from './share-preview';
import styles from './link-detail.module.css';

type Props = { checked: CheckedFields | null; card: SharePreviewCard | null; t: WorkbenchTranslator };

/** Where a link that is not saved leads, and how its page looks when shared; scripts update it while one types. */
export function LinkPreview({ checked, card, t }: Props) {
  const check = checked?.check;
  return (
    <aside className={styles.aside} id="link-preview" data-live aria-label={t('links.create.previewTitle')}>
      <h2>{t('links.create.previewTitle')}</h2>
      {check ? (
        <>
          <CopyAddress address={check.url} label={t('links.detail.full')} t={t} />
          <LinkStatus check={check} t={t} />
          <h3>{t('links.detail.card')}</h3>
          <SharePreview card={card} t={t} />
        </>
      ) : (
        <p className={styles.start}>{t('links.create.start')}</p>
      )}
    </aside>
  );
}
