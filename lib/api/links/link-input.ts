import { z } from 'zod';
import { servedLocales, translatedLocales } from '@/lib/pages/locale-variants';
import { splitLocale, type PagePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { isStorable } from '@/lib/api/store/is-storable';
import { toUtmColumns, toUtmFields } from '@/lib/api/links/link-row';
import { normalizePath } from '@/lib/request-routing/normalize-path';
import { resolveLinkTarget } from '@/lib/request-routing/link-target';
import type { RoutingContext } from '@/lib/request-routing/resolve-page-request';
import { slugPattern } from '@/lib/request-routing/short-link';
import { addUtmFields, splitAddress, utmFieldLimits, type UtmField } from '@/lib/tools/utm-link';

/** Validates links as people enter them, and checks where they lead. */

/** Why a link cannot be saved; interfaces explain it. */
export const linkReasons = [
  ...(['missing', 'too-long', 'control-character', 'invalid'] as const),
  ...(['slug', 'taken', 'language', 'tag', 'too-many-tags', 'expiry'] as const),
  /** Neither an address of this site, nor of another first-party host, or a short link itself. */
  'foreign',
  /** No page of the site in this language. */
  'no-page',
] as const;
export type LinkReason = (typeof linkReasons)[number];

const fail = (reason: LinkReason): LinkReason => reason;

/** Maximum numbers of characters; of `tags`, each tag's. */
export const linkLimits = {
  ...{ target: 2000, title: 200, folder: 100, tags: 50 },
  ...utmFieldLimits,
} as const;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, fail('too-long'))
    .refine((value) => isStorable(value) && !/\p{Cc}/u.test(value), fail('control-character'));

const utmText = (field: UtmField) => text(linkLimits[field]).optional();

/** A day includes its end, in UTC; its year has four digits, as in ISO 8601. */
const expiry = z
  .union([
    z.iso.datetime({ offset: true }).transform((time) => new Date(time)),
    z.iso.date().transform((day) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000)),
  ])
  .refine((time) => time.getUTCFullYear() <= 9999, fail('expiry'));

export const maxTags = 20;

export const linkInputSchema = z.strictObject({
  slug: z.string().trim().toLowerCase().regex(slugPattern, fail('slug')).optional(),
  /** A path of the site, with or without a language prefix, or a URL of it or of another first-party host. */
  target: text(linkLimits.target).min(1, fail('missing')),
  locale: z.enum(localeCodes, fail('language')).optional(),
  title: text(linkLimits.title).default(''),
  folder: text(linkLimits.folder).default(''),
  tags: z
    .array(text(linkLimits.tags).regex(/^[^,]+$/, fail('tag')))
    .max(maxTags, fail('too-many-tags'))
    .transform((tags) => [...new Set(tags)])
    .default([]),
  source: utmText('source'),
  medium: utmText('medium'),
  campaign: utmText('campaign'),
  term: utmText('term'),
  content: utmText('content'),
  ref: utmText('ref'),
  inviteCode: utmText('inviteCode'),
  expiresAt: z.union([expiry, z.null()], fail('expiry')).default(null),
});

export type LinkInput = z.input<typeof linkInputSchema>;

export type LinkIssue = { field: keyof LinkInput; reason: LinkReason };

/** What a link that can be saved should be told about. */
export type LinkCheck = {
  /** The final address, without the `utm_id` that a click adds. */
  url: string;
  /** The target itself is redirected there. */
  isRedirected: boolean;
  /** The page is shown in English, because it is not written in the link's language. */
  isUntranslated: boolean;
  /** The page; null on other first-party hosts. */
  page: { locale: LocaleCode; path: PagePath } | null;
};

type Target = { target: string; locale: LocaleCode | null };

/** Separates the language from a target on the site's own hosts; other URLs are kept. */
function toTarget(address: string, locale: LocaleCode | undefined, { origins }: RoutingContext): Target {
  const { base, query, fragment } = splitAddress(address);
  const isUrl = /^[a-z][a-z+.-]*:/i.test(base);
  const origin = isUrl && URL.canParse(base) ? new URL(base).origin : null;
  const hostLocale = Object.entries(origins.byLocale).find(([, url]) => url === origin)?.[0] as LocaleCode | undefined;
  if (isUrl && origin !== origins.main && !hostLocale) return { target: address, locale: null };
  const path = isUrl ? new URL(base).pathname : base;
  const split = hostLocale ? { locale: hostLocale, path } : splitLocale(path);
  return { target: split.path + query + fragment, locale: split.locale ?? locale ?? defaultLocale };
}

/** Where a saved link leads; null if to no page of ours, or no longer. */
export function checkLink(link: Target, context: RoutingContext): LinkCheck | null {
  const target = resolveLinkTarget(link, context);
  if (target.kind !== 'page') return null;
  const { url, isRedirected } = target;
  const { locale, path } = normalizePath(new URL(url).pathname);
  const shown = link.locale === null ? null : (locale ?? link.locale);
  const page = shown !== null && servedLocales(path, context.index).length > 0 ? { locale: shown, path } : null;
  const isUntranslated = page !== null && !translatedLocales(path, context.index).includes(page.locale);
  return { url, isRedirected, isUntranslated, page };
}

export type PreparedLink =
  | { issues: LinkIssue[] }
  | {
      issues?: undefined;
      slug: string | undefined;
      row: Target & ReturnType<typeof toRow>;
      check: LinkCheck;
    };

/** Returns the columns of a link, except those of its target. */
function toRow(input: z.output<typeof linkInputSchema>) {
  const { title, folder, tags, expiresAt } = input;
  return { title, folder, tags, expiresAt, ...toUtmColumns(input) };
}

function toIssue({ path, message, code }: z.core.$ZodIssue): LinkIssue {
  const field = (path[0] ?? 'target') as keyof LinkInput;
  if (code === 'invalid_type' && field === 'target') return { field, reason: 'missing' };
  return { field, reason: linkReasons.find((reason) => reason === message) ?? 'invalid' };
}

/** Validates a link, and checks its target by the rules that answer requests. */
export function prepareLink(input: unknown, context: RoutingContext): PreparedLink {
  const parsed = linkInputSchema.safeParse(input);
  if (!parsed.success) {
    return { issues: parsed.error.issues.map(toIssue) };
  }
  const target = toTarget(parsed.data.target, parsed.data.locale, context);
  const row = { ...toRow(parsed.data), ...target };
  const check = checkLink({ ...target, target: addUtmFields(target.target, toUtmFields(row)) }, context);
  if (check) return { slug: parsed.data.slug, row, check };
  const { kind } = resolveLinkTarget(target, context);
  return { issues: [{ field: 'target', reason: kind === 'missing' ? 'no-page' : 'foreign' }] };
}
