import { getTranslations } from 'next-intl/server';
import QRCode from 'qrcode';
import { ContactForm } from '@/components/sections/contact-form';
import { Icon } from '@/components/ui/icon';
import { currentLocale } from '@/lib/rendering/current-locale';
import { isChinese } from '@/lib/i18n/locales';
import { pageLink } from '@/lib/pages/page-link';
import { pathTo } from '@/lib/routes/path-to';
import type { IconName } from '@/generated/icon-names';
import { site } from '@/lib/settings/site';
import styles from './contact-panel.module.css';

/** A code to scan, which Chinese readers expect. */
async function ConsultationCode() {
  const t = await getTranslations('parts');
  const code = await QRCode.toString(site.consultationUrl, { type: 'svg', margin: 2 });
  return (
    <div className={styles.consultation}>
      <h2 className={styles.heading}>{t('consultation')}</h2>
      <div
        className={styles.code}
        role="img"
        aria-label={t('consultationAlt')}
        dangerouslySetInnerHTML={{ __html: code }}
      />
    </div>
  );
}

type Way = { icon: IconName; label: string; href: string };

/** How to reach a person, and where answers are that need none. */
export async function ContactPanel() {
  const locale = await currentLocale();
  const t = await getTranslations('parts');
  const nav = await getTranslations('shell.nav');
  const helps: Way = { icon: 'circle-help', ...pageLink(locale, pathTo('helps')) };
  const group: Way[] = site.chatGroupUrl
    ? [{ icon: 'message-circle', label: nav('chatGroup'), href: site.chatGroupUrl }]
    : [];
  return (
    <section className={styles.panel}>
      {isChinese(locale) ? (
        <ConsultationCode />
      ) : (
        <>
          <h2 className={styles.heading}>{t('contactForm')}</h2>
          <ContactForm />
        </>
      )}
      <p className={styles.text}>{t('contactByMail')}</p>
      <p className={styles.mail} translate="no">
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>
      <ul className={styles.ways}>
        {[helps, ...group].map(({ icon, label, href }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
