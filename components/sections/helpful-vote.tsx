import { getTranslations } from 'next-intl/server';
import { EnhancedForm } from '@/components/sections/enhanced-form';
import button from '@/components/ui/button.module.css';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { linkPath, type PagePath } from '@/lib/i18n/locale-paths';
import styles from './helpful-vote.module.css';

/** Asks whether an article was helpful. */
export async function HelpfulVote({ path }: { path: PagePath }) {
  const locale = await currentLocale();
  const t = await getTranslations('contact.helpful');
  return (
    <EnhancedForm
      endpoint="site/helpful"
      className={styles.vote}
      messages={{ sent: t('thanks'), failed: t('failed'), rateLimited: t('rateLimited') }}
      result={
        <p className={styles.thanks} id="voted">
          {t('thanks')}
        </p>
      }
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={linkPath(locale, path)} />
      <span>{t('question')}</span>
      {(['yes', 'no'] as const).map((vote) => (
        <button
          className={button.secondary}
          type="submit"
          name="helpful"
          value={vote}
          key={vote}
          data-click={`helpful ${vote}`}
        >
          {t(vote)}
        </button>
      ))}
    </EnhancedForm>
  );
}
