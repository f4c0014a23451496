import { getTranslations } from 'next-intl/server';
import { EnhancedForm } from '@/components/sections/enhanced-form';
import { formMessages } from '@/components/sections/form-messages';
import { Honeypot } from '@/components/sections/honeypot';
import button from '@/components/ui/button.module.css';
import field from '@/components/ui/field.module.css';
import { FieldError } from '@/components/ui/field-error';
import { currentLocale } from '@/lib/next-intl/current-locale';
import { linkPath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import styles from './contact-form.module.css';

/** Contact form for sales. Without scripts the browser submits it; with scripts the visitor stays on the page. */
export async function ContactForm() {
  const locale = await currentLocale();
  const t = await getTranslations('contact.form');
  const tResults = await getTranslations('client.contact');
  const { fieldErrors, delivery } = await formMessages();
  return (
    <EnhancedForm
      endpoint="site/contact"
      className={styles.form}
      messages={{
        ...delivery,
        sent: tResults.raw('sent') as string,
        invalidFields: tResults('invalidFields'),
      }}
      result={
        <p className={styles.result} id="sent">
          {t('sent')}
        </p>
      }
    >
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={linkPath(locale, pathTo('pre-sales'))} />
      <label>
        {t('name')}
        <input
          className={field.input}
          name="name"
          type="text"
          autoComplete="name"
          required
          aria-describedby="name-error"
        />
      </label>
      <FieldError id="name-error" messages={fieldErrors} />
      <label>
        {t('email')}
        <input
          className={field.input}
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-describedby="email-error"
        />
      </label>
      <FieldError id="email-error" messages={fieldErrors} />
      <label>
        <span>
          {t('company')} <small>{t('optional')}</small>
        </span>
        <input
          className={field.input}
          name="company"
          type="text"
          autoComplete="organization"
          aria-describedby="company-error"
        />
      </label>
      <FieldError id="company-error" messages={fieldErrors} />
      <label>
        {t('content')}
        <textarea
          className={field.input}
          name="content"
          rows={5}
          required
          aria-describedby="content-error"
          placeholder={t('hint')}
        />
      </label>
      <FieldError id="content-error" messages={fieldErrors} />
      <Honeypot label={t('honeypot')} />
      <button className={button.primary} type="submit" data-click="contact">
        {t('send')}
      </button>
      <p className={styles.privacy}>{t('privacy')}</p>
    </EnhancedForm>
  );
}
