import { getTranslations } from 'next-intl/server';
import { StartCardScene } from '@/components/scenes/start-card';
import { Actions } from '@/components/sections/actions';
import type { LocaleCode } from '@/lib/i18n/locales';
import { linkPath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/routes/path-to';
import styles from './closing.module.css';

/** The last section of a marketing page: how to begin, and the profile that waits for it. */
export async function Closing({ locale }: { locale: LocaleCode }) {
  const t = await getTranslations('parts.closing');
  return (
    <section className={styles.closing} data-bleed="" data-expose="closing" data-kept="">
      <div className={styles.inner}>
        <div>
          <h2>{t('heading')}</h2>
          <p className={styles.text}>{t('text')}</p>
          <Actions
            actions={[
              { label: t('download'), href: linkPath(locale, pathTo('download')) },
              { label: t('pricing'), href: linkPath(locale, pathTo('pricing')) },
            ]}
          />
        </div>
        <StartCardScene />
      </div>
    </section>
  );
}
