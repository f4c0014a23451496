import { Section } from '@/components/workbench/shell';
import { Table } from '@/components/workbench/table';
import { formatTime } from '@/lib/api/workbench/format';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import type { PublicationEntry } from '@/lib/publishing/publication-log';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import styles from './health.module.css';

type PublicationsProps = { entries: readonly PublicationEntry[]; locale: WorkbenchLocale };

/** The last publications, and why some were refused. */
export async function Publications({ entries, locale }: PublicationsProps) {
  const t = await workbenchTranslator();
  return (
    <Section title={t('health.publications.title')} lead={t('health.publications.lead')}>
      {entries.length === 0 ? (
        <p>{t('health.publications.none')}</p>
      ) : (
        <Table
          caption={t('health.publications.title')}
          head={[t('health.publications.time'), t('health.publications.commit'), t('health.publications.result')]}
        >
          {entries.map(({ endedAt, commit, result, publication = 0, issues }) => (
            <tr key={endedAt}>
              <td>{formatTime(new Date(endedAt), locale)}</td>
              <td>
                <code>{commit?.slice(0, 7)}</code>
              </td>
              <td>
                {result === 'done'
                  ? t('health.publications.done', { number: publication })
                  : t(`health.publications.${result}`)}
                {issues.length > 0 && <Issues issues={issues} />}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

/** In English, as in the terminal. */
const Issues = ({ issues }: Pick<PublicationEntry, 'issues'>) => (
  <ul className={styles.files} lang="en">
    {issues.map(({ file, line, field, reason }, i) => (
      <li key={i}>{`${file}:${line}: ${field}: ${reason}`}</li>
    ))}
  </ul>
);
