import { getFormatter, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import type { PageCopy } from '@/lib/content/page-copy';
import type { RegulationDocument } from '@/lib/pages/citations';
import { textProps } from '@/lib/i18n/element-text';
import styles from './regulations.module.css';

type RegulationsProps = { copy: PageCopy['regulations']; document: RegulationDocument };

/** Regulations that apply to the reader, and below them the source document, with the date it was read. */
export async function Regulations({ copy, document }: RegulationsProps) {
  if (!copy) return null;
  const t = await getTranslations('common.regulations');
  const format = await getFormatter();
  const formatDate = (iso: string) =>
    format.dateTime(new Date(iso), {
      year: 'numeric',
      month: 'long',
      // Some documents state only their month.
      day: iso.length > 'yyyy-mm'.length ? 'numeric' : undefined,
      timeZone: 'UTC',
    });
  const { name, publisher, url, language, version, accessed } = document;
  return (
    <Section heading={copy.heading} layout="split">
      <p className={styles.text} {...textProps(copy.text)} />
      <p className={styles.document}>
        <span lang={language}>{publisher}: </span>
        <a className={styles.name} href={url} rel="noopener" lang={language}>
          {name}
          <Icon name="external-link" size={16} />
        </a>{' '}
        {version ? `${t('lastChanged', { date: formatDate(version) })} ` : null}
        {accessed ? t('accessed', { date: formatDate(accessed) }) : t('notAccessed')}
      </p>
    </Section>
  );
}
