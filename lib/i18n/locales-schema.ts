import { z } from 'zod';
import { didYouMean } from '@/lib/text/did-you-mean';

/** Schema of content/locales.json. `npm run prepare:content` writes the table that code imports. */

export const localesFile = 'content/locales.json';

const names = {
  language: new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }),
};
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const knownLanguages = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((language) => names.language.of(language) !== undefined);

/** Returns why a tag is none of a language in a region; undefined if it is one. */
function tagIssue(tag: string): string | undefined {
  const [language = '', region = ''] = tag.split('-');
  const likely = (range: string) => new Intl.Locale(range).maximize();
  if (!knownLanguages.includes(language)) {
    // Often the region's code is mistaken for the language's: jp-JP.
    const spoken = names.region.of(region) ? likely(`und-${region}`).language : undefined;
    const suggestion = spoken ? `; did you mean “${spoken}-${region}”?` : didYouMean(language, knownLanguages);
    return `“${language}” is not a language${suggestion}`;
  }
  if (names.region.of(region)) return undefined;
  return `“${region}” is not a country or region; did you mean “${language}-${likely(language).region}”?`;
}

const tag = z
  .string()
  .regex(/^[a-z]{2}-[A-Z]{2}$/, { error: 'must be a language and a region, such as it-IT', abort: true })
  .superRefine((value, context) => {
    const issue = tagIssue(value);
    if (issue) context.addIssue(issue);
  });
const code = z.string().regex(/^[a-z]{2}$/, 'must be two lowercase letters');

const locale = z.strictObject({
  /** First path segment of its URLs, and folder of its messages. */
  code,
  /** BCP 47 tag: `<html lang>`, hreflang and the name of the sitemap. */
  language: tag,
  /** The language's name in that language. */
  name: z.string().trim().min(1),
  /** Second hreflang value, for readers in all other regions. */
  genericLanguage: z.string().optional(),
  /** Setting that can give the locale its own host. */
  domain: z.literal('ZH_SITE_URL', 'must be ZH_SITE_URL').optional(),
  /** Whether unprefixed URLs can serve the locale. */
  domainDefault: z.boolean().optional(),
  /** Whether this is the locale of every URL that does not name one. */
  isCatchallLocale: z.boolean().optional(),
  /** Further spellings of its prefix that redirect to it, such as the country's code. */
  aliases: z.array(code).readonly().optional(),
  /** Prefix of its documentation, if it differs. */
  docsPrefix: code.optional(),
  /** First help ID of its documentation; without it, help IDs and documentation on a host of its own are English. */
  firstHelpId: z.int().positive().optional(),
  /** Whether it is not published yet: built, but not indexed and not linked. */
  draft: z.boolean().optional(),
});

type Locale = z.output<typeof locale>;

/** A row of lib/i18n/locale-rows.ts, by code. */
export type LocaleRow = Omit<Locale, 'code'>;

type Report = (path: (string | number)[], message: string) => void;

/** Reports values that two rows share. */
function checkUnique(rows: readonly Locale[], report: Report): void {
  const seen = new Map<string, string>();
  const check = (kind: string, value: string, path: (string | number)[]) => {
    const first = seen.get(`${kind} ${value}`);
    if (first === undefined) seen.set(`${kind} ${value}`, path.join('.'));
    else report(path, `“${value}” is already in ${first}`);
  };
  for (const [i, row] of rows.entries()) check('prefix', row.code, ['locales', i, 'code']);
  for (const [i, { language, genericLanguage, aliases = [] }] of rows.entries()) {
    check('language', language, ['locales', i, 'language']);
    if (genericLanguage) check('language', genericLanguage, ['locales', i, 'genericLanguage']);
    for (const [k, alias] of aliases.entries()) check('prefix', alias, ['locales', i, 'aliases', k]);
  }
}

const rightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

/** The rules of a single row, which concern the languages that its prefixes stand for. */
function checkRow(row: Locale, at: (field: string) => (string | number)[], report: Report): void {
  const language = row.language.slice(0, 2);
  const isOther = (prefix: string) => prefix !== language && knownLanguages.includes(prefix);
  if (isOther(row.code)) {
    report(at('code'), `“${row.code}” is the code of ${names.language.of(row.code)}; did you mean “${language}”?`);
  }
  if (rightToLeft.test(new Intl.Locale(row.language).maximize().script ?? '')) {
    report(at('language'), 'is written from right to left, which the styles do not support');
  }
  if (row.genericLanguage !== undefined && row.genericLanguage.split('-')[0] !== language) {
    report(at('genericLanguage'), `must be “${language}”, alone or with a script or region`);
  }
  if (row.docsPrefix !== undefined && ![language, ...(row.aliases ?? [])].includes(row.docsPrefix)) {
    report(at('docsPrefix'), `must be “${language}” or one of “aliases”`);
  }
  const isSource = row.code === 'en' && language === 'en';
  if (Boolean(row.isCatchallLocale) !== isSource) {
    const reason = isSource
      ? 'must be true: URLs that name no language are English'
      : 'only “en” can be true: URLs that name no language are English';
    report(at('isCatchallLocale'), reason);
  }
  // The cache rules of deploy/nginx.conf, too, know these two.
  if (row.domainDefault ? !isSource && row.domain === undefined : isSource) {
    report(
      at('domainDefault'),
      isSource ? 'must be true for “en”' : 'only “en” and the locale with “domain” can be true',
    );
  }
  if (row.domain && language !== 'zh') report(at('domain'), 'ZH_SITE_URL is the host of a Chinese locale');
  if (row.draft && row.domainDefault) report(at('draft'), 'a locale with “domainDefault” cannot be a draft');
}

export type Locales = z.output<typeof localesSchema>;

export const localesSchema = z
  .strictObject({
    /** In the order of the language switcher. */
    locales: z.array(locale).min(1),
    /** Languages of the product's sign-in page. */
    signInLanguages: z.array(tag),
  })
  .superRefine(({ locales, signInLanguages }, context) => {
    const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message });
    if (!locales.some((row) => row.code === 'en')) {
      report(['locales'], '“en” is missing: English is the source of all translations');
    }
    checkUnique(locales, report);
    for (const [i, row] of locales.entries()) checkRow(row, (field) => ['locales', i, field], report);
    const withDomain = locales.flatMap(({ domain }, i) => (domain ? [i] : []));
    for (const i of withDomain.slice(1)) report(['locales', i, 'domain'], 'only one locale can have a host of its own');
    const english = locales.find(({ code: value }) => value === 'en')?.language;
    if (english && !signInLanguages.includes(english)) report(['signInLanguages'], `“${english}” is missing`);
  });
