import type { PageCopy } from '@/lib/content/page-copy';

/** Returns a section of page copy by its id. @throws Error if there is no such section */
export function sectionById({ name, sections }: PageCopy, id: string): PageCopy['sections'][number] {
  const match = sections.find((section) => section.id === id);
  if (!match) throw new Error(`Section "${id}" is missing from the copy of the page “${name}”.`);
  return match;
}
