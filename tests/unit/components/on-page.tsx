import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';

type OnPageProps = { path: string; query?: string; children: ReactNode };

const unused = () => {
  throw new Error('No test follows a link by the router: browser tests do.');
};
const router: AppRouterInstance = {
  push: unused,
  replace: unused,
  refresh: unused,
  back: unused,
  forward: unused,
  prefetch: unused,
} as unknown as AppRouterInstance;

/** Draws components as part of a page: Next.js's own contexts, which its hooks read. */
export function OnPage({ path, query = '', children }: OnPageProps) {
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={path}>
        <SearchParamsContext value={new URLSearchParams(query)}>{children}</SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}
