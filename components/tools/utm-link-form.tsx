import { getTranslations } from 'next-intl/server';
import { commonUtmValues, publicUtmFields } from '@/lib/tools/utm-link-vocabulary';
import { ToolInput, ToolTextArea } from './tool-field';
import styles from './tool-form.module.css';
import { utmBulkResultId, utmListId, utmMessageKeys } from './utm-link-elements';

const mainFields = publicUtmFields.slice(0, 3);
const moreFields = publicUtmFields.slice(3);

/** The controls of the campaign link builder. */
export async function UtmLinkForm() {
  const t = await getTranslations('tools.utm-link');
  const renderField = (name: (typeof publicUtmFields)[number]) => (
    <ToolInput
      key={name}
      name={name}
      label={t(`fields.${utmMessageKeys[name]}`)}
      hint={t(`hints.${utmMessageKeys[name]}`)}
      list={utmListId(name)}
    />
  );
  return (
    <>
      <ToolInput name="address" label={t('address')} placeholder="https://example.com/page" />
      <div className={styles.fields}>{mainFields.map(renderField)}</div>
      <details className={styles.details}>
        <summary>{t('moreFields')}</summary>
        <div className={styles.fields}>{moreFields.map(renderField)}</div>
      </details>
      {publicUtmFields.map((name) => (
        <datalist id={utmListId(name)} key={name}>
          {commonUtmValues[name]?.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      ))}
      <details className={styles.details}>
        <summary>{t('bulk')}</summary>
        <div className={styles.nested}>
          <ToolTextArea
            name="table"
            label={t('table')}
            hint={t('tableHint')}
            placeholder={'address,source,medium,campaign\nhttps://example.com,newsletter,email,spring'}
          />
          <ToolInput name="file" type="file" label={t('file')} accept=".csv,.tsv,.txt,text/csv" />
          <div id={utmBulkResultId} />
        </div>
      </details>
    </>
  );
}
