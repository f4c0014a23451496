import { getTranslations } from 'next-intl/server';
import { otpAlgorithms, otpDigits, otpPeriods } from '@/lib/tools/two-factor-code/account';
import { ToolInput, ToolSelect, ToolTextArea } from './tool-field';
import styles from './tool-form.module.css';
import { cameraPlaceId } from './two-factor-code-elements';
import code from './two-factor-code.module.css';

const example =
  'JBSW Y3DP EHPK 3PXP\notpauth://totp/Shop:anna?secret=JBSWY3DP…\notpauth-migration://offline?data=CjEKCkhl…';

/** The controls of the page of two-factor codes. */
export async function TwoFactorCodeForm() {
  const t = await getTranslations('tools.two-factor-code');
  return (
    <>
      <ToolTextArea name="secrets" label={t('secrets')} hint={t('secretsHint')} placeholder={example} />
      <div>
        <ToolInput name="file" type="file" label={t('image')} accept="image/*" />
        <div className={code.camera} id={cameraPlaceId} />
      </div>
      <details className={styles.details}>
        <summary>{t('settings')}</summary>
        <div className={styles.nested}>
          <p className={styles.hint}>{t('settingsHint')}</p>
          <div className={styles.fields}>
            <ToolSelect
              name="digits"
              label={t('digits')}
              options={otpDigits.map((value) => ({ value: String(value), label: String(value) }))}
            />
            <ToolSelect
              name="period"
              label={t('period')}
              options={otpPeriods.map((value) => ({
                value: String(value),
                label: t('seconds', { count: String(value) }),
              }))}
            />
            <ToolSelect
              name="algorithm"
              label={t('algorithm')}
              options={otpAlgorithms.map((value) => ({ value, label: value.replace('SHA', 'SHA-') }))}
            />
          </div>
        </div>
      </details>
    </>
  );
}
