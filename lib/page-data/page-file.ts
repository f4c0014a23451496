import { inBuild } from '@/lib/content/generated-file';
import type { LocaleCode } from '@/lib/i18n/locales';

/**
 * Where the build keeps the HTML of a page; pages made for each request have no such file.
 * @param inner the page's path below its locale's folder, as the routing decision gives it
 * @returns null for a path that no page of ours can have
 */
export function pageFile(locale: LocaleCode, inner: string): string | null {
  if (!/^(?:\/|(?:\/[\w-]+)+)$/.test(inner)) return null;
  return inBuild('server', 'app', `${locale}${inner === '/' ? '' : inner}.html`);
}
