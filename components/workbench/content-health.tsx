import { Section } from '@/components/workbench/shell';
import { Table } from '@/components/workbench/table';
import { insertBrand } from '@/lib/content/brand';
import { localeRow } from '@/lib/i18n/locales';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import type { ContentHealth as Content } from '@/lib/workbench/content-health';
import { formatTime } from '@/lib/api/workbench/format';
import { workbenchTranslator } from '@/lib/workbench/page-context';
import styles from './health.module.css';

/** Drafts and scheduled articles, and translations that are missing or outdated. */
export async function ContentHealth({ content, locale }: { content: Content | null; locale: WorkbenchLocale }) {
  const t = await workbenchTranslator();
  if (!content) {
    return (
      <Section title={t('health.content.title')}>
        <p>{t('health.content.noSources')}</p>
      </Section>
    );
  }
  const { hidden, translations } = content;
  const incomplete = translations.filter(({ files }) => files.length > 0);
  return (
    <>
      <Section title={t('health.content.title')} lead={t('health.content.lead')}>
        {hidden.length === 0 ? (
          <p>{t('health.content.none')}</p>
        ) : (
          <Table
            caption={t('health.content.title')}
            head={[t('health.content.article'), t('health.content.place'), t('health.content.state')]}
          >
            {hidden.map(({ collection, id, title, publishAt }) => (
              <tr key={`${collection}/${id}`}>
                <td>{insertBrand(title)}</td>
                <td>
                  <code>
                    {collection}/{id}
                  </code>
                </td>
                <td>
                  {publishAt
                    ? t('health.content.scheduled', { time: formatTime(new Date(publishAt), locale) })
                    : t('health.content.draft')}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Section>
      <Section title={t('health.translations.title')} lead={t('health.translations.lead')}>
        {incomplete.length === 0 ? (
          <p>{t('health.translations.none')}</p>
        ) : (
          <Table
            caption={t('health.translations.title')}
            head={[
              t('health.translations.language'),
              t('health.translations.missing'),
              t('health.translations.outdated'),
              t('health.translations.files'),
            ]}
          >
            {incomplete.map(({ locale: code, missing, outdated, files }) => (
              <tr key={code}>
                <td>{localeRow(code).name}</td>
                <td>{missing}</td>
                <td>{outdated}</td>
                <td>
                  <Files label={t('health.translations.show')} files={files} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Section>
    </>
  );
}

const Files = ({ label, files }: { label: string; files: readonly string[] }) => (
  <details>
    <summary>{label}</summary>
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file}>{file}</li>
      ))}
    </ul>
  </details>
);
