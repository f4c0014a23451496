import table from '@/tests/fixtures/content/locales.json' with { type: 'json' };

/** Takes the place of lib/i18n/locale-rows.ts in tests of rules. */

export const localeRows = Object.fromEntries(table.locales.map(({ code, ...row }) => [code, row]));

export const { signInLanguages } = table;
