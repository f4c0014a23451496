import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { hasDedicatedHost } from '@/lib/i18n/origins';
import type { LocaleCode } from '@/lib/i18n/locales';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import { feedPath, type FeedCollection } from '@/lib/urls/feed-paths';
import styles from './feed-link.module.css';

/** Link to a collection's feed, in the language of the page. */
export async function FeedLink({ locale, collection }: { locale: LocaleCode; collection: FeedCollection }) {
  const t = await getTranslations('articles.share');
  const path = feedPath(collection, 'rss');
  return (
    <a className={styles.feed} href={hasDedicatedHost(locale) ? path : canonicalPath(locale, path)}>
      <Icon name="rss" size={16} />
      {t('feed')}
    </a>
  );
}
