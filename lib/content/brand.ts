import { site } from '@/lib/config/site';

/** Placeholder for the product's name, so that the brand is defined once. */
const placeholder = '{brand}';

/** Replaces the brand placeholder in a text. */
export function insertBrand(text: string): string {
  return text.replaceAll(placeholder, () => site.name);
}
