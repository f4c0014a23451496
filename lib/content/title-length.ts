import { insertBrand } from '@/lib/content/brand';

/** Length in characters up to which search results show a title. */
export const maxTitle = 60;

/** Returns why a title is too long; null if it is not. */
export function titleLengthReason(title: string): string | null {
  const length = [...insertBrand(title)].length;
  return length > maxTitle ? `has ${length} characters; search results show about ${maxTitle}, so shorten it` : null;
}
