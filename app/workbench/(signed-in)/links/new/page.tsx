import type { Metadata } from 'next';
import { Button, FormNotice, WorkbenchForm } from '@/components/workbench/form';
import { LinkFormFields } from '@/components/workbench/links/link-form-fields';
import { LinkPageHead } from '@/components/workbench/links/link-page-head';
import { LinkPreview } from '@/components/workbench/links/link-preview';
import { LinkScripts } from '@/components/workbench/links/link-scripts';
import { readLinkFields, type LinkFields } from '@/lib/workbench/link-fields';
import { loadLinkForm } from '@/lib/workbench/load-link-form';
import { pageContext, requireMember, workbenchTranslator } from '@/lib/workbench/page-context';
import { newLinkPath } from '@/lib/workbench/paths';
import { toSearchParams } from '@/lib/workbench/search-params';
import { sharePreviewCard } from '../share-preview-card';
import formStyles from '@/components/workbench/links/link-form.module.css';
import styles from '@/components/workbench/links/link-detail.module.css';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await workbenchTranslator())('links.create.title'),
});

const formId = 'new-link';

/** Returns the address of the preview with another value of a field. */
const previewWith = (fields: LinkFields, field: string, value: string): string =>
  `${newLinkPath}?${new URLSearchParams({ ...fields, [field]: value, preview: '1' })}`;

/** Creates a link; as a GET form the same fields show the full address, without storing anything. */
export default async function NewLinkPage({ searchParams }: PageProps<'/workbench/links/new'>) {
  const { locale } = await requireMember('links', 'editor');
  const t = await workbenchTranslator();
  const { db, flash } = await pageContext(newLinkPath);
  const search = toSearchParams(await searchParams);
  const entered = flash?.error ? flash.values : undefined;
  const fields: LinkFields = entered ?? { locale: 'en', ...readLinkFields(search) };
  const isEntered = entered !== undefined || search.has('preview');
  const form = await loadLinkForm(db, { fields, isEntered, locale });
  const card = await sharePreviewCard(form.checked?.check ?? null);
  return (
    <>
      <LinkPageHead title={t('links.create.title')} t={t} />
      <FormNotice flash={flash} />
      <div className={styles.split}>
        <WorkbenchForm page="links/new" action="create" id={formId} className={formStyles.form}>
          <LinkFormFields
            {...form}
            t={t}
            isNew
            renderFix={(field, suggestion) => (
              <a href={previewWith(fields, field, suggestion)}>{t('links.checks.use', { value: suggestion })}</a>
            )}
          />
          <div className={formStyles.buttons}>
            <Button kind="primary">{t('links.create.submit')}</Button>
            <Button formMethod="get" name="preview" value="1">
              {t('links.create.preview')}
            </Button>
          </div>
        </WorkbenchForm>
        <LinkPreview checked={form.checked} card={card} t={t} />
      </div>
      <LinkScripts formId={formId} />
    </>
  );
}
