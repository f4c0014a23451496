import { Button, WorkbenchForm } from '@/components/workbench/form';
import { Section } from '@/components/workbench/shell';
import type { LinkRow } from '@/lib/api/links/link-row';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import { LinkFormFields, type FormData } from './link-form-fields';
import styles from './link-form.module.css';

const correctionForm = 'correct-link';

/** Changes a link; its address stays. A button beside a warning takes over the spelling that it proposes. */
export function LinkEditor({ link, form, t }: { link: LinkRow; form: FormData; t: WorkbenchTranslator }) {
  const page = `links/go/${link.id}`;
  return (
    <Section title={t('links.detail.edit')}>
      <WorkbenchForm page={page} action="correct" id={correctionForm} isInline>
        {null}
      </WorkbenchForm>
      <WorkbenchForm page={page} action="change" className={styles.form}>
        <LinkFormFields
          {...form}
          t={t}
          isNew={false}
          renderFix={(field, suggestion) => (
            <button type="submit" className={styles.fix} form={correctionForm} name={field} value={suggestion}>
              {t('links.checks.use', { value: suggestion })}
            </button>
          )}
        />
        <div className={styles.buttons}>
          <Button kind="primary">{t('links.detail.save')}</Button>
        </div>
      </WorkbenchForm>
      <WorkbenchForm page={page} action="archive" isInline>
        <Button name="archived" value={link.archivedAt ? '0' : '1'}>
          {t(link.archivedAt ? 'links.detail.restore' : 'links.detail.archive')}
        </Button>
        <p className={styles.note}>{t('links.detail.archiveHint')}</p>
      </WorkbenchForm>
    </Section>
  );
}
