import { splitLocale, type PagePath } from '@/lib/i18n/locale-paths';
import type { InternalLocale } from '@/lib/i18n/internal-locale';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { Decision } from '@/lib/request-routing/resolve-page-request';
import type { Asset } from '@/lib/http-server/asset-manifest';

/** Pages not prerendered by the build: they are generated and stored as files on first request. */

/** A page in a locale, or its payload or Markdown copy. */
export type OnDemandPage = {
  kind: 'render' | 'payload' | 'markdown';
  locale: LocaleCode;
  internalLocale: InternalLocale;
  path: PagePath;
};

/** Generates on-demand pages (lib/http-server/rendering/on-demand-pages.ts). */
export type OnDemandPages = {
  /**
   * Returns the file of a page, generating it if missing. Null if generation failed, which has been logged; `busy` if
   * the queue is full, so that the client should retry.
   */
  get(page: OnDemandPage): Promise<Asset | null | 'busy'>;
  /** Same for a page whose file has disappeared. */
  regenerate(page: OnDemandPage): Promise<Asset | null | 'busy'>;
};

/** Suffixes of the copies' URL paths. */
export const copySuffixes = { render: '', payload: '/_payload.json', markdown: '.md' } as const;

/**
 * Returns the page that a decision shows. The decision has already checked that the page exists.
 * @param requestPath the requested path
 * @returns null for search results, which depend on more than their path, and for everything that is not a page
 */
export function onDemandPage(decision: Decision, requestPath: string): OnDemandPage | null {
  if (decision.kind !== 'render' && decision.kind !== 'payload' && decision.kind !== 'markdown') return null;
  const { kind, locale, internalLocale, caching } = decision;
  if (kind === 'render' && caching === 'perRequest') return null;
  const { path } = splitLocale(requestPath.slice(0, requestPath.length - copySuffixes[kind].length));
  return { kind, locale, internalLocale, path };
}
