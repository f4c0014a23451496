import type { PageCopy } from '@/lib/content/page-copy';

/** A section of page copy by its id. @throws Error when the copy has none */
export function sectionById({ name, sections }: PageCopy, id: string): PageCopy['sections'][number] {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`The page “${name}” has no section "${id}".`);
  return found;
}
