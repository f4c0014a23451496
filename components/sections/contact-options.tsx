import { getTranslations } from 'next-intl/server';
import QRCode from 'qrcode';
import { Icon } from '@/components/ui/icon';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { isChinese } from '@/lib/i18n/locales';
import { pageLink } from '@/lib/pages/page-copy-lookup';
import { pathTo } from '@/lib/urls/path-to';
import type { IconName } from '@/lib/config/icon-names';
import { site } from '@/lib/config/site';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { textProps } from '@/lib/i18n/element-text';
import styles from './contact-options.module.css';

type ContactOption = { icon: IconName; label: string; href: string };

/** Contact options next to the form, and self-service help. Chinese readers expect a QR code. */
export async function ContactOptions() {
  const locale = await currentLocale();
  const t = await getTranslations('common');
  const texts = await getTranslatorWithFallback('common');
  const nav = await getTranslations('shell.nav');
  const showsQrCode = isChinese(locale);
  const qrCode = showsQrCode ? await QRCode.toString(site.consultationUrl, { type: 'svg', margin: 2 }) : '';
  const helpCenter: ContactOption = { icon: 'circle-help', ...pageLink(locale, pathTo('helps')) };
  const chatGroupOptions: ContactOption[] = site.chatGroupUrl
    ? [{ icon: 'message-circle', label: nav('chatGroup'), href: site.chatGroupUrl }]
    : [];
  return (
    <div className={styles.options} data-dedupe="">
      {showsQrCode ? (
        <div
          className={styles.code}
          role="img"
          aria-label={t('consultationAlt')}
          dangerouslySetInnerHTML={{ __html: qrCode }}
        />
      ) : null}
      <div>
        {showsQrCode ? <h2>{t('consultation')}</h2> : null}
        <p className={styles.text} {...textProps(texts('contactByEmail'))} />
        <p className={styles.mail} translate="no">
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </p>
        <ul className={styles.links}>
          {[helpCenter, ...chatGroupOptions].map(({ icon, label, href }) => (
            <li key={href}>
              <a href={href}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
