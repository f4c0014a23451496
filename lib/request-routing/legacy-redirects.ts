import type { PagePath } from '@/lib/i18n/locale-paths';
import { pathTo } from '@/lib/urls/path-to';

/** Former capitalized paths. */
const legacyPaths: Record<string, PagePath> = { '/Pricing': pathTo('pricing'), '/Download': pathTo('download') };

export const replaceLegacyPath = (path: string): string => legacyPaths[path] ?? path;
