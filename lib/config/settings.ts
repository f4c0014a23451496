import { z } from 'zod';
import { deskSettingsIssue } from '@/lib/config/desk-settings';
import { settings } from '@/lib/config/setting-definitions';

type Schemas = { [Name in keyof typeof settings]: (typeof settings)[Name]['schema'] };
type Settings = z.output<z.ZodObject<Schemas>>;

const schema = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.schema])) as Schemas,
);

/**
 * Reads the settings from an environment; empty values count as unset.
 * @throws Error that names the setting, its value unless it is secret, and the reason
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const values = Object.fromEntries(Object.keys(settings).map((name) => [name, env[name] || undefined]));
  const result = schema.safeParse(values);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const name = issue.path[0] as keyof Settings;
    const value = settings[name].isSecret ? 'an invalid value' : `the value "${values[name]}", which is not allowed`;
    throw new Error(`The setting ${name} has ${value}: ${issue.message}.`);
  }
  const { SITE_URL, ZH_SITE_URL } = result.data;
  if (ZH_SITE_URL && new URL(ZH_SITE_URL).hostname === new URL(SITE_URL).hostname) {
    throw new Error(
      `The setting ZH_SITE_URL has the value "${ZH_SITE_URL}", but its host must differ from that of SITE_URL.`,
    );
  }
  const { WORKBENCH_ORIGIN } = result.data;
  for (const name of ['SITE_URL', 'ZH_SITE_URL'] as const) {
    const other = result.data[name];
    if (WORKBENCH_ORIGIN && other && new URL(WORKBENCH_ORIGIN).hostname === new URL(other).hostname) {
      throw new Error(
        `The setting WORKBENCH_ORIGIN has the value "${WORKBENCH_ORIGIN}", but its host must differ from that of ${name}.`,
      );
    }
  }
  const { SMTP_URL, MAIL_FROM } = result.data;
  if (SMTP_URL && !MAIL_FROM) {
    throw new Error('The setting SMTP_URL needs MAIL_FROM, the email address that sends the mails.');
  }
  for (const name of ['WEEKLY_REPORT_TO', 'PUBLISH_REPORT_TO'] as const) {
    if (!SMTP_URL && result.data[name].length > 0)
      throw new Error(`The setting ${name} needs SMTP_URL, the mail server that sends the mails.`);
  }
  const deskIssue = deskSettingsIssue(result.data);
  if (deskIssue) throw new Error(deskIssue);
  const { PORT, METRICS_PORT } = result.data;
  if (METRICS_PORT === PORT) {
    throw new Error(`The setting METRICS_PORT has the value "${METRICS_PORT}", but it must differ from PORT.`);
  }
  const { APP_URL, REGISTER_URL, LOGIN_URL, CONSULTATION_URL } = result.data;
  const expand = (text: string) => text.replace('{APP_URL}', APP_URL);
  return {
    ...result.data,
    REGISTER_URL: expand(REGISTER_URL),
    LOGIN_URL: expand(LOGIN_URL),
    CONSULTATION_URL: expand(CONSULTATION_URL),
  };
}
