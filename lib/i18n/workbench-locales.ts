/** Languages in which the workbench is written. */
export const workbenchLocales = ['en', 'ru', 'zh'] as const;
export type WorkbenchLocale = (typeof workbenchLocales)[number];
