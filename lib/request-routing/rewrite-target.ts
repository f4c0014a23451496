import type { Decision } from '@/lib/request-routing/resolve-request';
import { notFoundRoute } from '@/lib/urls/not-found-routes';

/** The address under which Next.js knows what a decision shows: a page, a page's data or Markdown, or the page for missing ones. */
export function rewriteTarget(
  decision: Extract<Decision, { kind: 'render' | 'payload' | 'markdown' | 'missing' }>,
): string {
  if (decision.kind === 'missing') return `/${decision.locale}${notFoundRoute[decision.status]}`;
  const { kind, locale, inner } = decision;
  const page = `/${locale}${inner === '/' ? '' : inner}`;
  // A visitor's own request for /payload/… is decided as a page's address, and there is no such page.
  return kind === 'render' ? page : `/${kind}${page}`;
}
