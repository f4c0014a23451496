import { createContext, use, type ReactNode } from 'react';

/** Replaces `next/navigation`, whose hooks need a router of Next.js. vitest.config.ts refers to it. */

type Page = { path: string; query?: string };

const PageContext = createContext<Page>({ path: '/' });

/** Renders components as part of a page. */
export const NextContext = ({ children, ...page }: Page & { children: ReactNode }) => (
  <PageContext value={page}>{children}</PageContext>
);

/** @public */
export const usePathname = () => use(PageContext).path;

/** @public */
export const useSearchParams = () => new URLSearchParams(use(PageContext).query);

const unused = () => {
  throw new Error('Tests do not navigate with the router: browser tests do.');
};
const router = { push: unused, prefetch: unused };

/** @public */
export const useRouter = () => router;
