import { parsePageSettings, type PageSettings } from '@/lib/contract/page-settings';

/** The settings sent with the current page; null if unavailable. */
export function pageSettings(): PageSettings | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return parsePageSettings((navigation?.serverTiming as PerformanceServerTiming[] | undefined) ?? []);
}
