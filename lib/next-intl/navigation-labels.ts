import { getTranslations } from 'next-intl/server';
import type { Messages } from '@/generated/messages';

/** Returns the labels that content/navigation.json names. `npm run content:check` requires a message for each. */
export async function navigationLabels(): Promise<(key: string) => string> {
  const t = await getTranslations();
  return (key) => t(key as `shell.nav.${keyof Messages['shell']['nav']}`);
}
