import { getTranslations } from 'next-intl/server';
import { StartCardScene } from '@/components/scenes/start-card';
import { Actions } from '@/components/sections/actions';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath, type PagePath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';
import styles from './closing.module.css';

/** The last section of a marketing page: how to begin, on other pages than its own, and the profile that waits for it. */
export async function Closing({ locale, path }: { locale: LocaleCode; path: PagePath }) {
  const t = await getTranslations('parts.closing');
  const ways = [
    { label: t('download'), to: pathTo('download') },
    { label: t('pricing'), to: pathTo('pricing') },
  ];
  return (
    <section className={styles.closing} data-bleed="" data-expose="closing" data-kept="">
      <div className={styles.inner}>
        <div>
          <h2>{t('heading')}</h2>
          <p className={styles.text}>{t('text')}</p>
          <Actions
            actions={ways
              .filter(({ to }) => to !== path)
              .map(({ label, to }) => ({ label, href: linkPath(locale, to) }))}
          />
        </div>
        <StartCardScene />
      </div>
    </section>
  );
}
