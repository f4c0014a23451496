import path from 'node:path';

/** The folders of words. The browser suite adds articles of its own, to prove paging and publishing on a real build. */
export const contentRoots: readonly string[] = [
  path.join(process.cwd(), 'messages'),
  ...(process.env.SUITE_BUILD === '1' ? [path.join(process.cwd(), 'tests', 'fixtures', 'messages')] : []),
];
