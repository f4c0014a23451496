import { articleAt } from '@/lib/urls/article-path';
import { matchRoute } from '@/lib/urls/match-route';
import { allPaths } from '@/lib/pages/all-paths';

/** Returns the paths of some articles of the site, those of every seventh page. */
export const demoArticles = (): string[] =>
  allPaths().filter((path, i) => {
    const match = i % 7 === 0 && matchRoute(path);
    return match && articleAt(match);
  });
