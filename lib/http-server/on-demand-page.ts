import { splitLocale, type PagePath } from '@/lib/i18n/paths';
import type { LocaleCode } from '@/lib/i18n/locales';
import { isOnDemand } from '@/lib/pages/prerender-policy';
import type { Decision } from '@/lib/request-routing/resolve-request';
import type { Asset } from '@/lib/http-server/asset-manifest';

/** Pages that a build has left out: they become files when somebody asks for them first. */

/** A page in a language, or one of its copies for programs. */
export type OnDemandPage = { kind: 'render' | 'payload' | 'markdown'; locale: LocaleCode; path: PagePath };

/** Whoever makes them (lib/http-server/postbuild/on-demand-pages.ts). */
export type OnDemandPages = {
  /**
   * The file of a page, made now if it is not there. Null when making it failed, which has been logged; `busy` when too
   * many others are waiting to be made, so that it is better asked for later.
   */
  get(page: OnDemandPage): Promise<Asset | null | 'busy'>;
  /** The same for a page whose file turns out to have gone. */
  again(page: OnDemandPage): Promise<Asset | null | 'busy'>;
};

/** What stands behind a page's address in that of its copy. */
export const copyEndings = { render: '', payload: '/_payload.json', markdown: '.md' } as const;

/**
 * The page that a decision shows, if it is of a kind of which a build makes only some. Whether there is such a page the
 * decision has found out.
 * @param address the path that was asked for
 */
export function onDemandPage(decision: Decision, address: string): OnDemandPage | null {
  if (decision.kind !== 'render' && decision.kind !== 'payload' && decision.kind !== 'markdown') return null;
  const { kind, locale } = decision;
  const { path } = splitLocale(address.slice(0, address.length - copyEndings[kind].length));
  return isOnDemand(path) ? { kind, locale, path } : null;
}
