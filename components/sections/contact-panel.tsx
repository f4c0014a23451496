import { getTranslations } from 'next-intl/server';
import QRCode from 'qrcode';
import { currentLocale } from '@/lib/i18n/current-locale';
import { isChinese } from '@/lib/i18n/locales';
import { site } from '@/lib/site';
import styles from './contact-panel.module.css';

/** How to reach a person: a code to scan for Chinese readers, who expect one, an address for everybody else. */
export async function ContactPanel() {
  const locale = await currentLocale();
  const t = await getTranslations('parts');
  if (isChinese(locale)) {
    const code = await QRCode.toString(site.consultationUrl, { type: 'svg', margin: 2 });
    return (
      <section className={styles.panel}>
        <h2>{t('consultation')}</h2>
        <div
          className={styles.code}
          role="img"
          aria-label={t('consultationAlt')}
          dangerouslySetInnerHTML={{ __html: code }}
        />
      </section>
    );
  }
  return (
    <section className={styles.panel}>
      <h2>{t('contactForm')}</h2>
      <p>
        {t('contactByMail')} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>
    </section>
  );
}
