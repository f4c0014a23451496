import type { LocaleCode } from '@/lib/i18n/locales';

let current: LocaleCode = 'en';

/** Says of which language's page a component is part that asks the server for its words. */
export function setPageLocale(code: LocaleCode): void {
  current = code;
}

/**
 * What Next.js's compiler puts in the place of `next/root-params`, which cannot be had without it.
 * @public vitest.config.ts names it
 */
export const locale = async (): Promise<LocaleCode> => current;
