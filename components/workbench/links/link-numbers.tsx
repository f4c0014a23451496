import type { LinkCounts } from '@/lib/api/links/count-by-link';
import { formatFilters } from '@/lib/api/report/options';
import { formatNumber } from '@/lib/api/workbench/format';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import styles from './link-detail.module.css';

type Props = { slug: string; counts: LinkCounts; locale: WorkbenchLocale; t: WorkbenchTranslator };

/** Clicks, visits and sign-ups of a link in the last 28 days, with a link to its report. */
export function LinkNumbers({ slug, counts, locale, t }: Props) {
  const report = `/workbench/overview?${new URLSearchParams({ filter: formatFilters([{ dimension: 'utm_id', value: slug }]) })}`;
  return (
    <section className={styles.numbers} aria-label={t('report.periods.28d')}>
      <dl>
        {(['clicks', 'visits', 'signUps'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`links.${name}`)}</dt>
            <dd>{formatNumber(counts[name], locale)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        {t('report.periods.28d')} · <a href={report}>{t('links.detail.report')}</a>
      </p>
    </section>
  );
}
