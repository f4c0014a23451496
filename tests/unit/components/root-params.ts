import type { LocaleCode } from '@/lib/i18n/locales';

let current: LocaleCode = 'en';

/** Sets the page locale for components that request messages from the server. */
export function setPageLocale(code: LocaleCode): void {
  current = code;
}

/** Replaces `next/root-params`, which only Next.js's compiler provides. @public vitest.config.ts refers to it */
export const locale = async (): Promise<LocaleCode> => current;
