import { List } from '@/components/workbench/missing-lists';
import type { scriptErrors } from '@/lib/api/report/script-errors';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { formatNumber } from '@/lib/api/workbench/format';
import { workbenchTranslator } from '@/lib/workbench/page-context';

type Props = { errors: Awaited<ReturnType<typeof scriptErrors>>; locale: WorkbenchLocale };

/** Errors in visitors' browsers, by message. */
export async function ScriptErrors({ errors, locale }: Props) {
  const t = await workbenchTranslator();
  const most = (value: string, count: number) => {
    const text = value || t('missing.times.unknown');
    return count > 1 ? t('missing.policy.morePages', { page: text, count: count - 1 }) : text;
  };
  return (
    <>
      <List
        title={t('missing.errors.title')}
        lead={t('missing.errors.lead')}
        head={[
          t('missing.errors.message'),
          t('missing.errors.kind'),
          t('missing.policy.page'),
          t('missing.errors.browser'),
          t('missing.errors.build'),
          t('missing.count'),
          t('missing.first'),
          t('missing.last'),
        ]}
        none={t('missing.none')}
        rows={errors.rows.map((row) => [
          <bdi key="message">{row.message}</bdi>,
          t(`missing.errors.kinds.${row.kind}`),
          most(row.page, row.pages),
          most(row.browser, row.browsers),
          most(row.build, row.builds),
          formatNumber(row.count, locale),
          row.first,
          row.last,
        ])}
      />
      {errors.others > 0 && <p>{t('missing.errors.others', { count: errors.others })}</p>}
    </>
  );
}
