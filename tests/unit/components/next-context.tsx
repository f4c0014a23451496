import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';

type NextContextProps = { path: string; query?: string; children: ReactNode };

const unused = () => {
  throw new Error('Tests do not navigate with the router: browser tests do.');
};
const router: AppRouterInstance = {
  push: unused,
  replace: unused,
  refresh: unused,
  back: unused,
  forward: unused,
  prefetch: unused,
} as unknown as AppRouterInstance;

/** Renders components as part of a page, with the contexts that Next.js hooks read. */
export function NextContext({ path, query = '', children }: NextContextProps) {
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={path}>
        <SearchParamsContext value={new URLSearchParams(query)}>{children}</SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}
