import { Button, Field, Select } from '@/components/workbench/form';
import formStyles from '@/components/workbench/form.module.css';
import { linkStates } from '@/lib/api/links/list-links';
import { periods } from '@/lib/api/report/report-query';
import { linkSorts, type LinksQuery } from '@/lib/workbench/links-query';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import { linksPath } from '@/lib/workbench/paths';

type Props = { query: LinksQuery; folders: readonly string[]; tags: readonly string[]; t: WorkbenchTranslator };

/** A value of the address is an option, even if no link has it anymore. */
const withCurrent = (values: readonly string[], current: string) =>
  current === '' || values.includes(current) ? values : [current, ...values];

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Search and filters of the list, as a GET form. */
export function LinkFilters({ query, folders, tags, t }: Props) {
  return (
    <form className={formStyles.filters} method="get" action={linksPath} role="search">
      <Field name="q" label={t('links.search')} required={false} maxLength={200} defaultValue={query.text} />
      <Select
        name="folder"
        label={t('links.folder')}
        options={[{ value: '', label: t('links.anyFolder') }, ...toOptions(withCurrent(folders, query.folder))]}
        defaultValue={query.folder}
      />
      <Select
        name="tag"
        label={t('links.tag')}
        options={[{ value: '', label: t('links.anyTag') }, ...toOptions(withCurrent(tags, query.tag))]}
        defaultValue={query.tag}
      />
      <Select
        name="state"
        label={t('links.state')}
        options={linkStates.map((value) => ({ value, label: t(`links.states.${value}`) }))}
        defaultValue={query.state}
      />
      <Select
        name="sort"
        label={t('links.sort')}
        options={linkSorts.map((value) => ({ value, label: t(`links.sorts.${value}`) }))}
        defaultValue={query.sort}
      />
      <Select
        name="period"
        label={t('links.period')}
        options={periods.map((value) => ({ value, label: t(`report.periods.${value}`) }))}
        defaultValue={query.period}
      />
      <Button>{t('links.apply')}</Button>
    </form>
  );
}
