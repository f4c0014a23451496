import type { Decision } from '@/lib/routing/decide';
import { notFoundInner } from '@/lib/routes/route-table';

/** The address under which Next.js knows what a decision shows: a page, a page's data, or the page for missing ones. */
export function innerAddress(decision: Extract<Decision, { kind: 'render' | 'payload' | 'missing' }>): string {
  const { kind, locale } = decision;
  if (kind === 'missing') return `/${locale}${notFoundInner}`;
  const page = `/${locale}${decision.inner === '/' ? '' : decision.inner}`;
  // A visitor's own request for /payload/… is decided as a page's address, and there is no such page.
  return kind === 'payload' ? `/payload${page}` : page;
}
