import type { PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';
import type { Section } from '@/lib/urls/route-table';

/** The root page of a section; null for `site`, which has none. */
export function sectionPath(section: Section): PagePath | null {
  return section === 'site' ? null : pathTo(section);
}
