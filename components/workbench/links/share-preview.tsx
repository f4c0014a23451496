import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import styles from './link-detail.module.css';

export type SharePreviewCard = {
  title: string;
  description: string;
  host: string;
  /** The address of the picture; null if the page has none. */
  image: string | null;
};

/** How the page of a link looks where it is shared. */
export function SharePreview({ card, t }: { card: SharePreviewCard | null; t: WorkbenchTranslator }) {
  if (!card) return <p className={styles.hint}>{t('links.detail.noCard')}</p>;
  return (
    <figure className={styles.card}>
      {card.image ? (
        // oxlint-disable-next-line next/no-img-element -- has its final size, and depends on the session
        <img src={card.image} width={1200} height={630} alt="" />
      ) : (
        <p className={styles.noImage}>{t('links.detail.noImage')}</p>
      )}
      <figcaption>
        <span className={styles.cardHost}>{card.host}</span>
        <b>{card.title}</b>
        <span className={styles.cardText}>{card.description}</span>
      </figcaption>
    </figure>
  );
}
