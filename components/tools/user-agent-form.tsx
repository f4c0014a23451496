import { getTranslations } from 'next-intl/server';
import { ToolTextArea } from './tool-field';

const example =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

/** The control of the user agent tool. */
export async function UserAgentForm() {
  const t = await getTranslations('tools.user-agent');
  return <ToolTextArea name="userAgent" label={t('userAgent')} hint={t('userAgentHint')} placeholder={example} />;
}
