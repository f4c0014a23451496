import { createTranslator } from 'next-intl';
import { workbenchMessages } from '@/lib/content/ui-messages';
import { languageTag } from '@/lib/i18n/locales';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';

/** Returns the translator of the workbench's messages. */
export const createWorkbenchTranslator = (locale: WorkbenchLocale) =>
  createTranslator({
    locale: languageTag(locale),
    messages: { workbench: workbenchMessages(locale) },
    namespace: 'workbench',
  });

export type WorkbenchTranslator = ReturnType<typeof createWorkbenchTranslator>;
