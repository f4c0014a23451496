import { parsePageSettings, type PageSettings } from '@/lib/contract/page-settings';

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/** The settings sent with the document; null if unavailable. */
export const pageSettings: PageSettings | null = parsePageSettings(
  (navigation?.serverTiming as PerformanceServerTiming[] | undefined) ?? [],
);
