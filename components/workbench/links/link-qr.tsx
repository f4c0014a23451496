import formStyles from '@/components/workbench/form.module.css';
import { shortLinkAddress } from '@/lib/api/links/export-links';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import { linkPath } from '@/lib/workbench/paths';
import styles from './link-detail.module.css';

type Props = { slug: string; svg: string; t: WorkbenchTranslator };

/** The QR code of a link and its files. */
export function LinkQr({ slug, svg, t }: Props) {
  const file = (name: string) => `${linkPath(slug)}/${name}`;
  return (
    <section className={styles.qr} aria-label={t('links.detail.qr')}>
      <h2>{t('links.detail.qr')}</h2>
      <div
        className={styles.code}
        role="img"
        aria-label={t('links.detail.qrAlt', { address: shortLinkAddress(slug) })}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <div className={styles.downloads}>
        <a className={formStyles.secondary} href={file('qr.svg')} download>
          {t('links.detail.svg')}
        </a>
        <a className={formStyles.secondary} href={file('qr.png')} download>
          {t('links.detail.png')}
        </a>
      </div>
      <p className={styles.hint}>{t('links.detail.qrHint')}</p>
    </section>
  );
}
