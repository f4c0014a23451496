import { splitLocale } from '@/lib/i18n/locale-paths';
import { toolPageIds } from '@/lib/urls/catalog';

/**
 * Pages into which visitors may paste secrets: nothing of others loads on them, whatever consent says; their
 * Content-Security-Policy allows no other origin; they are entered and left by full page loads, so that no script of
 * another page is still running.
 */
const isolatedPages: ReadonlySet<string> = new Set([...toolPageIds, 'browser-fingerprint'].map((id) => `/${id}`));

/** Whether a page may use the camera, to read QR codes. @param path with or without a locale prefix */
export const mayUseCamera = (path: string): boolean => splitLocale(path).path === '/two-factor-code';

/** Whether a page is isolated. @param path with or without a locale prefix */
export const isIsolatedPath = (path: string): boolean => isolatedPages.has(splitLocale(path).path);
