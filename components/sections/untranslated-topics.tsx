import { getTranslations } from 'next-intl/server';
import type { Topics } from '@/components/sections/topic-groups';
import { langIfDifferent, type LocaleCode } from '@/lib/i18n/locales';
import styles from './untranslated.module.css';

/** Articles that are only in English: titles by topic. */
export async function UntranslatedTopics({ locale, topics }: { locale: LocaleCode; topics: Topics }) {
  const t = await getTranslations('articles.topics');
  if (topics.length === 0) return null;
  return (
    <section className={`${styles.section} ${styles.belowTopics}`} id="english" aria-labelledby="english-name">
      <h2 className={styles.name} id="english-name">
        {t('untranslated')}
      </h2>
      <div className={styles.topics}>
        {topics.map(({ id, articles }) => (
          <div className={styles.topic} key={id}>
            <h3>{t(id)}</h3>
            <ul>
              {articles.map(({ href, title, locale: contentLocale }) => (
                <li key={href}>
                  <a href={href} lang={langIfDifferent(contentLocale, locale)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
