import type { Metadata } from 'next';
import { Button, FormNotice, TextArea, WorkbenchForm } from '@/components/workbench/form';
import { ImportOutcome } from '@/components/workbench/links/import-result';
import { LinkPageHead } from '@/components/workbench/links/link-page-head';
import { Section } from '@/components/workbench/shell';
import { importColumns, maxRows } from '@/lib/api/links/import-links';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { importLinksPath } from '@/lib/workbench/paths';
import formStyles from '@/components/workbench/form.module.css';
import styles from '@/components/workbench/links/link-detail.module.css';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('links.importing.title'),
});

const example = [
  'target,locale,slug,source,medium,campaign,tags',
  '/pricing,pt,stand-lisboa,stand,print,web-summit,"events, portugal"',
  '/download,en,stand-berlin,stand,print,ifa,events',
].join('\n');

export default async function ImportLinksPage() {
  await requireMember('links', 'editor');
  const t = await workbenchTranslator();
  const { flash } = await pageContext(importLinksPath);
  return (
    <>
      <LinkPageHead title={t('links.importing.title')} t={t}>
        <p className={styles.hint}>{t('links.importing.lead', { max: maxRows })}</p>
      </LinkPageHead>
      <FormNotice flash={flash} />
      <ImportOutcome flash={flash} t={t} />
      <div className={styles.split}>
        <WorkbenchForm page="links/import" action="import" className={styles.importForm} hasFile>
          <div className={formStyles.field}>
            <label htmlFor="file">{t('links.importing.file')}</label>
            <input
              id="file"
              name="file"
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              aria-describedby="file-hint"
            />
            <span className={formStyles.hint} id="file-hint">
              {t('links.importing.fileHint')}
            </span>
          </div>
          <TextArea name="csv" label={t('links.importing.text')} rows={10} defaultValue={flash?.values?.csv} />
          <Button kind="primary">{t('links.importing.submit')}</Button>
        </WorkbenchForm>
        <aside className={styles.aside}>
          <Section title={t('links.importing.columns')} lead={t('links.importing.columnsLead')}>
            <p>
              <code>{importColumns.join(', ')}</code>
            </p>
          </Section>
          <Section title={t('links.importing.example')}>
            {/* Focusable, so that it can be scrolled by keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className={styles.example} tabIndex={0}>
              {example}
            </pre>
          </Section>
        </aside>
      </div>
    </>
  );
}
