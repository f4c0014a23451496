import { getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/sections/data-table';
import { storedValues } from '@/lib/contract/storage-keys';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { langProps, plainText, textProps } from '@/lib/i18n/element-text';

/** Every cookie and storage key of the site, from the same table as the code. */
export async function CookieTable() {
  const t = await getTranslations('privacy');
  const texts = await getTranslatorWithFallback('privacy');
  const formatLifetime = (days: number | null, kind: string) => {
    if (days !== null) return t('days', { days });
    return kind === 'sessionStorage' ? t('untilClosed') : t('untilRemoved');
  };
  return (
    <section>
      <h2 {...langProps(texts('heading'))}>{plainText(texts('heading'))}</h2>
      <p {...textProps(texts('text'))} />
      <DataTable
        caption={texts('heading')}
        columns={[t('columns.name'), t('columns.kind'), t('columns.purpose'), t('columns.duration')]}
        rows={storedValues.map(({ id, name, kind, purpose, days }) => [
          name,
          t(`kinds.${kind}`),
          t('purposeAndUse', { purpose: t(`purposes.${purpose}`), value: t(`values.${id}`) }),
          formatLifetime(days, kind),
        ])}
      />
    </section>
  );
}
