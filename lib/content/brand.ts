import { site } from '@/lib/config/site';

/** Copy names the product by this placeholder, so that the brand is written once. */
const placeholder = '{brand}';

/** Inserts the brand into a text. */
export function insertBrand(text: string): string {
  return text.replaceAll(placeholder, () => site.name);
}
