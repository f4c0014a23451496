import { Link } from '@/components/frame/link';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { pageCopy } from '@/lib/content/page-copy';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import styles from './helpful-links.module.css';

const pages = ['download', 'pricing', 'helps', 'blog'] as const;

/** Where somebody may have wanted to go who has come to a page that is not there. */
export async function HelpfulLinks({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations('errors');
  const links = [
    { label: t('goHome'), href: linkPath(locale, '/') },
    { label: t('goSearch'), href: linkPath(locale, '/search') },
    ...pages.map((id) => ({ label: pageCopy(locale, 'pages', id).name, href: linkPath(locale, `/${id}`) })),
  ];
  return (
    <div className={styles.help}>
      <p>{t('help')}</p>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>
              {label}
              <Icon name="arrow-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
