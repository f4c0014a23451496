import type { ReactNode } from 'react';
import { linkLimits, maxTags, type LinkIssue } from '@/lib/api/links/link-input';
import type { WorkbenchTranslator } from '@/lib/api/workbench/translator';
import type { CheckedFields } from '@/lib/workbench/check-link';
import type { LinkFieldName, LinkUtmField } from '@/lib/workbench/link-fields';
import styles from './link-form.module.css';

/** Returns why a field cannot be saved, as text. */
export function issueText({ field, reason }: LinkIssue, t: WorkbenchTranslator): string {
  const limits: Partial<Record<string, number>> = linkLimits;
  return t(`links.reasons.${reason}`, { max: reason === 'too-many-tags' ? maxTags : (limits[field] ?? 0) });
}

type Props = {
  name: LinkFieldName;
  checked: CheckedFields | null;
  t: WorkbenchTranslator;
  /** Returns a control that takes over a spelling. */
  renderFix: (field: LinkUtmField, suggestion: string) => ReactNode;
};

/** Errors and warnings of a field. */
export function FieldMessages({ name, checked, t, renderFix }: Props) {
  const issues = checked?.issues.filter(({ field }) => field === name) ?? [];
  const field = name === 'target' ? 'address' : name;
  const warnings = checked?.warnings.filter((warning) => warning.field === field) ?? [];
  return (
    <>
      {issues.map((issue) => (
        <span key={issue.reason} className={styles.issue} data-issue>
          {issueText(issue, t)}
        </span>
      ))}
      {issues.length === 0 &&
        warnings.map(({ rule, suggestion = '' }) => (
          <span key={rule} className={styles.warning}>
            {t(`links.checks.${rule as Exclude<typeof rule, 'invalid-address' | 'too-long'>}`, { suggestion })}{' '}
            {suggestion && renderFix(name as LinkUtmField, suggestion)}
          </span>
        ))}
    </>
  );
}
