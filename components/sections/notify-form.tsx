import { getTranslations } from 'next-intl/server';
import { EnhancedForm } from '@/components/sections/enhanced-form';
import { formMessages } from '@/components/sections/form-messages';
import { Honeypot } from '@/components/sections/honeypot';
import { SystemSelect } from '@/components/sections/system-select';
import button from '@/components/ui/button.module.css';
import field from '@/components/ui/field.module.css';
import { FieldError } from '@/components/ui/field-error';
import { platformIds, platforms } from '@/lib/contract/platforms';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import styles from './notify-form.module.css';

/** Its id, to which buttons for systems without a download lead. */
export const notifyFormId = 'notify';

/** Form of the download page to be told when the download for a system is ready. */
export async function NotifyForm() {
  const locale = await currentLocale();
  const t = await getTranslations('downloads');
  const tContact = await getTranslations('contact.form');
  const { fieldErrors, delivery } = await formMessages();
  return (
    <div className={styles.notify} id={notifyFormId}>
      <EnhancedForm
        endpoint="site/notify"
        className={styles.form}
        messages={{ ...delivery, sent: t('notified') }}
        result={
          <p className={styles.result} id="notified">
            {t('notified')}
          </p>
        }
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="page" value={linkPath(locale, pathTo('download'))} />
        <p className={styles.hint}>{t('notifyHint')}</p>
        <label>
          {tContact('email')}
          <input
            className={field.input}
            name="email"
            type="email"
            autoComplete="email"
            required
            aria-describedby="notify-error"
          />
        </label>
        <label>
          {t('yourSystem')}
          <SystemSelect className={field.input}>
            {platformIds.map((id) => (
              <option value={id} key={id}>
                {t(`platforms.${platforms[id].key}`)}
              </option>
            ))}
          </SystemSelect>
        </label>
        <FieldError id="notify-error" messages={fieldErrors} />
        <Honeypot label={tContact('honeypot')} />
        <button className={button.primary} type="submit" data-click="notify">
          {t('notifyLong')}
        </button>
      </EnhancedForm>
    </div>
  );
}
