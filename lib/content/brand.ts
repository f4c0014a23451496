import { site } from '@/lib/settings/site';

/** Copy names the product by this placeholder, so that the brand is written once. */
const placeholder = '{brand}';

/** Puts the brand into a text. */
export function withBrand(text: string): string {
  return text.replaceAll(placeholder, site.name);
}

/** Parses JSON and puts the brand into every text of it. */
export function parseBranded(json: string): unknown {
  return JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? withBrand(value) : value));
}
