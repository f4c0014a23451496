import { toMailBody, type MailBlock } from '@/lib/api/mail/mail-body';
import { sendMail } from '@/lib/api/mail/send-mail';
import { linkLifetime, type LinkPurpose } from '@/lib/api/workbench/one-time-link';
import type { Person } from '@/lib/api/workbench/people';
import { createWorkbenchTranslator } from '@/lib/api/workbench/translator';
import { languageTag } from '@/lib/i18n/locales';
import { site } from '@/lib/config/site';

/** Mails a one-time link, in the person's language. @returns whether the mail server accepted it */
export function mailLink(
  { name, email, locale }: Person,
  { url, purpose }: { url: string; purpose: LinkPurpose },
): Promise<boolean> {
  const t = createWorkbenchTranslator(locale);
  const names = { site: site.name };
  const blocks: MailBlock[] = [
    t('mail.greeting', { name }),
    t(`mail.${purpose}.lead`, names),
    { label: t(`mail.${purpose}.action`), url },
    t('mail.once', { hours: linkLifetime[purpose] }),
    t(`mail.${purpose}.unexpected`),
  ];
  return sendMail({
    from: t('mail.sender', names),
    to: { name, address: email },
    subject: t(`mail.${purpose}.subject`, names),
    ...toMailBody(blocks, languageTag(locale)),
  });
}
