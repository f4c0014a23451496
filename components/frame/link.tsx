import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link to a page of the site. What is prefetched, and when, is decided in one place: components/later/prefetch.tsx. */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />;
}
