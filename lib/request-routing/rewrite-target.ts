import type { Decision } from '@/lib/request-routing/resolve-page-request';
import { notFoundRoute } from '@/lib/urls/not-found-routes';

/** The internal Next.js path for a decision: a page, its data or Markdown, or the not-found page. */
export function rewriteTarget(
  decision: Extract<Decision, { kind: 'render' | 'payload' | 'markdown' | 'notFound' }>,
): string {
  if (decision.kind === 'notFound') return `/${decision.internalLocale}${notFoundRoute[decision.status]}`;
  const { kind, internalLocale, internalPath } = decision;
  const page = `/${internalLocale}${internalPath === '/' ? '' : internalPath}`;
  // A visitor's own request for /payload/… is routed as a page path, which does not exist.
  return kind === 'render' ? page : `/${kind}${page}`;
}
