import { getFormatter, getTranslations } from 'next-intl/server';
import { CompetitorCell } from '@/components/sections/competitor-cell';
import { DataTable } from '@/components/sections/data-table';
import { Section } from '@/components/sections/section';
import { RadioGroup } from '@/components/ui/radio-group';
import { Icon } from '@/components/ui/icon';
import { pageCopyAt } from '@/lib/pages/page-copy-lookup';
import { readCitations, type CitationSource } from '@/lib/pages/citations';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { competitorName, type AlternativeId } from '@/lib/urls/alternatives';
import { comparisonFieldIds } from '@/lib/urls/catalog';
import { pathTo } from '@/lib/urls/path-to';
import { site } from '@/lib/config/site';
import { getTranslatorWithFallback } from '@/lib/next-intl/translator-with-fallback';
import { type ElementText } from '@/lib/i18n/element-text';
import styles from './competitor-table.module.css';

type CompetitorTableProps = { heading: ElementText; text: ElementText; products: readonly AlternativeId[] };

/** Dates on which sources were accessed, unique and sorted. */
const getAccessDates = (sources: readonly CitationSource[]) =>
  [...new Set(sources.map(({ accessed }) => accessed))].sort();

/**
 * Compares our product with others; each fact about another product has its source and the date it was accessed. Of
 * several products, the screen shows the selected one, and print shows all.
 */
export async function CompetitorTable({ heading, text, products }: CompetitorTableProps) {
  const locale = await currentLocale();
  const t = await getTranslations('compare');
  const texts = await getTranslatorWithFallback('compare');
  const format = await getFormatter();
  const competitors = products.map((id) => {
    const { comparison = {} } = pageCopyAt(locale, pathTo('alternative', { id }));
    return { comparison, sources: readCitations()[id] ?? {} };
  });
  const isWide = products.length > 1;
  const days = getAccessDates(competitors.flatMap(({ sources }) => Object.values(sources)));
  const formattedDates = days.map((day) => format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' }));
  return (
    <Section heading={heading} text={text} tone="sunken">
      <div className={isWide ? `${styles.table} ${styles.wide}` : styles.table}>
        {isWide ? (
          <div className={styles.choice}>
            <RadioGroup
              name="product"
              legend={t('overview.choose')}
              options={products.map((id) => ({ value: id, label: competitorName(id, locale) }))}
              initial={products[0]!}
            />
          </div>
        ) : null}
        <DataTable
          caption={heading}
          keepsColumns
          columns={[t('table.criterion'), site.name, ...products.map((id) => competitorName(id, locale))]}
          rows={comparisonFieldIds.map((field) => [
            texts(`fields.${field}`),
            texts(`productValues.${field}`),
            ...competitors.map(({ comparison, sources }, i) => (
              <CompetitorCell text={comparison[field]} source={sources[field]} key={products[i]} />
            )),
          ])}
        />
      </div>
      <p className={`${styles.muted} ${styles.read}`}>
        <Icon name="arrow-right" size={14} /> {t('table.source', { date: format.list(formattedDates) })}
      </p>
    </Section>
  );
}
