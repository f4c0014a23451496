import type { PagePath } from '@/lib/i18n/paths';
import { pathTo } from '@/lib/urls/path-to';
import type { Section } from '@/lib/urls/route-table';

/** The page that a section's pages lead back to; null for pages that belong to no section. */
export function sectionPath(section: Section): PagePath | null {
  return section === 'site' ? null : pathTo(section);
}
