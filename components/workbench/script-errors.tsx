import { List } from '@/components/workbench/missing-lists';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import type { MissingReport } from '@/lib/workbench/missing-report';
import { formatNumber, formatPoint } from '@/lib/api/workbench/format';
import { workbenchTranslator } from '@/lib/workbench/page-context';

type Props = { errors: MissingReport['errors']; locale: WorkbenchLocale };

/** Errors in visitors' browsers, by message. */
export async function ScriptErrors({ errors, locale }: Props) {
  const t = await workbenchTranslator();
  const most = (value: string, count: number) => {
    const text = value || t('missing.times.unknown');
    return count > 1 ? t('missing.policy.morePages', { page: text, count: count - 1 }) : text;
  };
  return (
    <List
      id="errors"
      title={t('missing.errors.title')}
      lead={t('missing.errors.lead')}
      head={[
        t('missing.errors.message'),
        { text: t('missing.count'), isNumber: true },
        t('missing.errors.kind'),
        t('missing.policy.page'),
        t('missing.errors.browser'),
        t('missing.errors.build'),
        t('missing.first'),
        t('missing.last'),
      ]}
      none={t('missing.none')}
      rows={errors.rows.map((row) => [
        <bdi key="message">{row.message}</bdi>,
        formatNumber(row.count, locale),
        t(`missing.errors.kinds.${row.kind}`),
        most(row.page, row.pages),
        most(row.browser, row.browsers),
        most(row.build, row.builds),
        formatPoint(row.first, locale),
        formatPoint(row.last, locale),
      ])}
    >
      {errors.others > 0 && <p>{t('missing.errors.others', { count: errors.others })}</p>}
    </List>
  );
}
