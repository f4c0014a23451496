import { getFormatter, getTranslations } from 'next-intl/server';
import { FactCell } from '@/components/sections/fact-cell';
import { FactTable } from '@/components/sections/fact-table';
import { Section } from '@/components/sections/section';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { copyAt } from '@/lib/pages/copy-of';
import { factSources, type FactSource } from '@/lib/pages/sources';
import { currentLocale } from '@/lib/rendering/current-locale';
import { competitorName, factIds, type AlternativeId } from '@/lib/routes/catalogue';
import { pathTo } from '@/lib/routes/path-to';
import { site } from '@/lib/settings/site';
import styles from './product-table.module.css';

type ProductTableProps = { heading: string; text: string; products: readonly AlternativeId[] };

/** The days on which sources were read, each once, the first one first. */
const daysOf = (sources: readonly FactSource[]) => [...new Set(sources.map(({ read }) => read))].sort();

/**
 * Ours and other products beside each other; each fact of another has its source and the day it was read. Of several, the
 * screen shows the one that is chosen, and paper shows all.
 */
export async function ProductTable({ heading, text, products }: ProductTableProps) {
  const locale = await currentLocale();
  const t = await getTranslations('compare');
  const format = await getFormatter();
  const others = products.map((id) => {
    const { facts = {} } = copyAt(locale, pathTo('alternative', { id }));
    return { facts, sources: factSources[id] };
  });
  const isWide = products.length > 1;
  const days = daysOf(others.flatMap(({ sources }) => Object.values(sources)));
  const read = days.map((day) => format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' }));
  return (
    <Section heading={heading} text={text} tone="sunken">
      <div className={isWide ? `${styles.table} ${styles.wide}` : styles.table}>
        {isWide ? (
          <div className={styles.choice}>
            <Choice
              name="product"
              legend={t('all.choose')}
              options={products.map((id) => ({ value: id, label: competitorName(id, locale) }))}
              initial={products[0]!}
            />
          </div>
        ) : null}
        <FactTable
          caption={heading}
          isCompact
          columns={[t('table.what'), site.name, ...products.map((id) => competitorName(id, locale))]}
          rows={factIds.map((fact) => [
            t(`rows.${fact}`),
            t(`ours.${fact}`),
            ...others.map(({ facts, sources }, i) => (
              <FactCell text={facts[fact]} source={sources[fact]} key={products[i]} />
            )),
          ])}
        />
      </div>
      <p className={`${styles.soft} ${styles.read}`}>
        <Icon name="arrow-right" size={14} /> {t('table.source', { date: format.list(read) })}
      </p>
    </Section>
  );
}
