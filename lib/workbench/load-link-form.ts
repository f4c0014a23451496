import type { LinkIssue } from '@/lib/api/links/link-input';
import { readLinkVocabulary } from '@/lib/api/links/link-vocabulary';
import { listFolders } from '@/lib/api/links/list-links';
import { findLink, takenSlug } from '@/lib/api/links/save-link';
import type { Database } from '@/lib/api/store/store';
import type { WorkbenchLocale } from '@/lib/i18n/workbench-locales';
import { routingContext } from '@/lib/request-routing/routing-context';
import { checkFields } from '@/lib/workbench/check-link';
import type { LinkFields } from '@/lib/workbench/link-fields';
import { pageOptions } from '@/lib/workbench/page-options';

type Input = {
  fields: LinkFields;
  /** Whether the fields have been entered, so that they are checked. */
  isEntered: boolean;
  /** The slug of the link that is edited. */
  slug?: string;
  locale: WorkbenchLocale;
};

/** Returns what a form of a link shows: its fields, what is wrong with them, and what the team has used before. */
export async function loadLinkForm(db: Database, { fields, isEntered, slug, locale }: Input) {
  const vocabulary = await readLinkVocabulary(db, slug);
  const checked = isEntered ? checkFields(fields, vocabulary, routingContext()) : null;
  if (checked && slug === undefined) checked.issues.push(...(await slugIssues(db, fields)));
  return { fields, checked, vocabulary, ...(await listFolders(db)), pages: pageOptions(locale) };
}

/** A slug that somebody else has taken. */
const slugIssues = async (db: Database, { slug = '' }: LinkFields): Promise<LinkIssue[]> =>
  slug.trim() !== '' && (await findLink(db, slug.trim())) ? [takenSlug] : [];
