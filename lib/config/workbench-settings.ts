import { secretSetting, startSetting } from '@/lib/config/define-setting';
import { emailAddress, emailAddresses, onOff, origin, smtpUrl } from '@/lib/config/schemas';

/** Settings of the workbench. */
export const workbenchSettings = {
  WORKBENCH: startSetting(onOff.default('off'), '`on` serves the private workbench at `/workbench`'),
  WORKBENCH_ORIGIN: startSetting(
    origin.optional(),
    'origin that serves only the workbench; it is then not served at `SITE_URL`',
  ),
  SMTP_URL: secretSetting(
    smtpUrl.optional(),
    'mail server for invitations, new passwords, the weekly summary and refused publications: `smtps://` with TLS, `smtp://` with STARTTLS or on this machine; user name and password percent-encoded; no mail if unset',
  ),
  MAIL_FROM: startSetting(emailAddress.optional(), 'email address that sends these mails, required with `SMTP_URL`'),
  WEEKLY_REPORT_TO: startSetting(
    emailAddresses,
    'email addresses that get the numbers of the last week on Monday morning, in `TIME_ZONE`',
  ),
};
