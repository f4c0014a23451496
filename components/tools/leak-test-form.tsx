import { getTranslations } from 'next-intl/server';
import { ToolInput } from './tool-field';

/** The control of the leak test. */
export async function LeakTestForm() {
  const t = await getTranslations('tools.leak-test');
  return <ToolInput name="expected" label={t('expected')} hint={t('expectedHint')} placeholder="203.0.113.7" />;
}
