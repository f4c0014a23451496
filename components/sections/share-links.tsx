import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/config/icon-names';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { PagePath } from '@/lib/i18n/locale-paths';
import { canonicalUrl } from '@/lib/pages/locale-variants';
import styles from './share-links.module.css';

type ShareLinksProps = { locale: LocaleCode; path: PagePath; title: string };

type Service = { name: string; icon: IconName; buildUrl: (url: string, title: string) => string };

/** URLs of services that share a page; nothing is loaded from them here. */
const services: readonly Service[] = [
  { name: 'X', icon: 'brand-x', buildUrl: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}` },
  {
    name: 'LinkedIn',
    icon: 'brand-linkedin',
    buildUrl: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  {
    name: 'Facebook',
    icon: 'brand-facebook',
    buildUrl: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    name: 'Telegram',
    icon: 'brand-telegram',
    buildUrl: (url, title) => `https://t.me/share/url?url=${url}&text=${title}`,
  },
];

/**
 * Links to share an article: plain links. Scripts make the first one copy the URL, and show the last one if the system
 * has a share dialog (lib/client/article/share.ts).
 */
export async function ShareLinks({ locale, path, title }: ShareLinksProps) {
  const t = await getTranslations('articles.share');
  const pageUrl = canonicalUrl(locale, path);
  const [url, encodedTitle] = [encodeURIComponent(pageUrl), encodeURIComponent(title)];
  const links = [
    { label: t('email'), icon: 'mail', href: `mailto:?subject=${encodedTitle}&body=${url}` } as const,
    ...services.map(({ name, icon, buildUrl }) => ({
      label: t('onService', { service: name }),
      icon,
      href: buildUrl(url, encodedTitle),
    })),
  ];
  return (
    <div className={styles.share} data-share={title} data-copied={t('copied')} data-actions="">
      <span id="share-label">{t('label')}</span>
      <ul aria-labelledby="share-label">
        <li>
          <a href={pageUrl} aria-label={t('copy')} title={t('copy')} data-full-reload="">
            <Icon name="link" size={18} />
          </a>
        </li>
        {links.map(({ label, icon, href }) => (
          <li key={icon}>
            <a href={href} rel="noopener nofollow" aria-label={label} title={label}>
              <Icon name={icon} size={18} />
            </a>
          </li>
        ))}
        <li>
          <button type="button" aria-label={t('native')} title={t('native')} hidden>
            <Icon name="share-2" size={18} />
          </button>
        </li>
      </ul>
    </div>
  );
}
