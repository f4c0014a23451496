import { getTranslations } from 'next-intl/server';
import { cookieFormats } from '@/lib/tools/cookies';
import { ToolInput, ToolSelect, ToolTextArea } from './tool-field';
import styles from './tool-form.module.css';

const example =
  '.shop.example\tTRUE\t/\tTRUE\t1900000000\tsession\tabc\n\n[{ "name": "session", "value": "abc", … }]\n\nCookie: session=abc';

/** The controls of the cookie converter. */
export async function CookieConverterForm() {
  const t = await getTranslations('tools.cookie-converter');
  return (
    <>
      <ToolTextArea name="cookies" label={t('cookies')} hint={t('cookiesHint')} placeholder={example} />
      <ToolInput name="file" type="file" label={t('file')} accept=".txt,.json,text/plain,application/json" />
      <div className={styles.fields}>
        <ToolSelect
          name="target"
          label={t('target')}
          options={cookieFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <ToolInput name="domain" label={t('domain')} hint={t('domainHint')} placeholder="shop.example" />
      </div>
    </>
  );
}
