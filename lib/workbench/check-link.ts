import { checkLink, prepareLink, type LinkCheck, type LinkIssue } from '@/lib/api/links/link-input';
import { toUtmFields, type LinkRow } from '@/lib/api/links/link-row';
import type { LinkVocabulary } from '@/lib/api/links/link-vocabulary';
import { canonicalPath } from '@/lib/i18n/locale-paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { RoutingContext } from '@/lib/request-routing/resolve-page-request';
import { toLinkInput, utmFieldsOf, type LinkFields } from '@/lib/workbench/link-fields';
import { checkUtmLink, type UtmIssue } from '@/lib/tools/utm-link-checks';
import { addUtmFields, splitAddress } from '@/lib/tools/utm-link';

/** What a form of a link says about its fields. */
export type CheckedFields = {
  /** Why the link cannot be saved. */
  issues: LinkIssue[];
  /** What should be looked at. */
  warnings: readonly UtmIssue[];
  /** Where the link leads; null if it cannot be saved. */
  check: LinkCheck | null;
};

/** Rules that also reject a link, with an issue that says more. */
const rejected: ReadonlySet<string> = new Set(['invalid-address', 'too-long']);

/** One warning for each field and rule; the team's spelling says more than the advice to write in lower case. */
function distinctWarnings(warnings: readonly UtmIssue[]): UtmIssue[] {
  const has = (field: UtmIssue['field'], rule: string) =>
    warnings.some((warning) => warning.field === field && warning.rule === rule);
  return warnings.filter(({ field, rule }, i) => {
    if (rejected.has(rule)) return false;
    if (rule === 'capitals' && (has(field, 'mixed-spelling') || has(field, 'near-miss'))) return false;
    return warnings.findIndex((warning) => warning.field === field && warning.rule === rule) === i;
  });
}

/** Checks what people entered by the rules by which links are saved, and by the team's own vocabulary. */
export function checkFields(fields: LinkFields, vocabulary: LinkVocabulary, context: RoutingContext): CheckedFields {
  const prepared = prepareLink(toLinkInput(fields), context);
  const address = fields.target?.trim() ?? '';
  const warnings = checkUtmLink({ address, fields: utmFieldsOf(fields) }, { vocabulary });
  return {
    issues: [...(prepared.issues ?? [])],
    warnings: distinctWarnings(warnings),
    check: prepared.issues ? null : prepared.check,
  };
}

/** Returns where a saved link leads; null if to no page of ours, or no longer. */
export function checkSavedLink(link: LinkRow, context: RoutingContext): LinkCheck | null {
  const target = addUtmFields(link.target, toUtmFields(link));
  return checkLink({ target, locale: link.locale as LocaleCode | null }, context);
}

export const isExpired = ({ expiresAt }: Pick<LinkRow, 'expiresAt'>): boolean =>
  expiresAt !== null && expiresAt.getTime() <= Date.now();

/** Returns the target of a link as people know it: a path with its language, or a URL. */
export function shownTarget({ target, locale }: Pick<LinkRow, 'target' | 'locale'>): string {
  if (locale === null) return target;
  const { base, query, fragment } = splitAddress(target);
  return canonicalPath(locale as LocaleCode, base) + query + fragment;
}
