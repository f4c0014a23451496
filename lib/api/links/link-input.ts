import { z } from 'zod';
import { servedLocales, translatedLocales } from '@/lib/pages/locale-variants';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { defaultLocale, localeCodes, type LocaleCode } from '@/lib/i18n/locales';
import { isStorable } from '@/lib/api/store/is-storable';
import { toUtmColumns, toUtmFields } from '@/lib/api/links/link-row';
import { normalizePath } from '@/lib/request-routing/normalize-path';
import { resolveLinkTarget } from '@/lib/request-routing/link-target';
import type { RoutingContext } from '@/lib/request-routing/resolve-page-request';
import { slugPattern } from '@/lib/request-routing/short-link';
import { addUtmFields, splitAddress, utmFieldLimits, type UtmField } from '@/lib/tools/utm-link';

/** Validates links as people enter them, and checks where they lead. */

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine((value) => isStorable(value) && !/\p{Cc}/u.test(value), 'must not contain control characters');

const utmText = (field: UtmField) => text(utmFieldLimits[field]).optional();

/** A day includes its end, in UTC. */
const expiry = z.union([
  z.iso.datetime({ offset: true }).transform((time) => new Date(time)),
  z.iso.date().transform((day) => new Date(Date.parse(day) + 24 * 60 * 60 * 1000)),
]);

const maxTags = 20;

export const linkInputSchema = z.strictObject({
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .regex(slugPattern, 'must have 2 to 64 letters a to z, digits and hyphens')
    .optional(),
  /** A path of the site, with or without a language prefix, or a URL of it or of another first-party host. */
  target: text(2000).min(1, 'is missing'),
  locale: z.enum(localeCodes, 'must be a language of the site').optional(),
  title: text(200).default(''),
  folder: text(100).default(''),
  tags: z
    .array(text(50).regex(/^[^,]+$/, 'must not be empty or contain commas'))
    .max(maxTags, `must be at most ${maxTags}`)
    .transform((tags) => [...new Set(tags)])
    .default([]),
  source: utmText('source'),
  medium: utmText('medium'),
  campaign: utmText('campaign'),
  term: utmText('term'),
  content: utmText('content'),
  ref: utmText('ref'),
  inviteCode: utmText('inviteCode'),
  expiresAt: z
    .union([expiry, z.null()], 'must be a day like 2026-12-31, or a time like 2026-12-31T18:00:00Z')
    .default(null),
});

export type LinkInput = z.input<typeof linkInputSchema>;

export type LinkIssue = { field: keyof LinkInput; reason: string };

/** What a link that can be saved should be told about. */
export type LinkCheck = {
  /** The final address, without the `utm_id` that a click adds. */
  url: string;
  /** The target itself is redirected there. */
  isRedirected: boolean;
  /** The page is shown in English, because it is not written in the link's language. */
  isUntranslated: boolean;
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
  const shown = link.locale ?? locale;
  const isPage = link.locale !== null && servedLocales(path, context.index).length > 0;
  const isUntranslated = isPage && shown !== null && !translatedLocales(path, context.index).includes(shown);
  return { url, isRedirected, isUntranslated };
}

const unreachable = {
  foreign: 'is no address of this site, nor of a host in OWN_DOMAINS, or is a short link itself',
  missing: 'is no page of the site in this language',
} as const;

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

/** Validates a link, and checks its target by the rules that answer requests. */
export function prepareLink(input: unknown, context: RoutingContext): PreparedLink {
  const parsed = linkInputSchema.safeParse(input);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message, code }) => ({
      field: (path[0] ?? 'target') as keyof LinkInput,
      reason: code === 'invalid_type' && path[0] === 'target' ? 'is missing' : message,
    }));
    return { issues };
  }
  const target = toTarget(parsed.data.target, parsed.data.locale, context);
  const row = { ...toRow(parsed.data), ...target };
  const check = checkLink({ ...target, target: addUtmFields(target.target, toUtmFields(row)) }, context);
  if (check) return { slug: parsed.data.slug, row, check };
  const { kind } = resolveLinkTarget(target, context);
  return { issues: [{ field: 'target', reason: unreachable[kind === 'missing' ? 'missing' : 'foreign'] }] };
}
