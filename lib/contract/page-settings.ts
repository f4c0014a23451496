import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';

/**
 * The settings without which a page may not record anything. They are sent with the page, since the API may answer late
 * or not at all, in its `Server-Timing` header: pages are files, and scripts can read no other header of their own page.
 */
export type PageSettings = Pick<ClientSettings, 'consentMode' | 'buildId'>;

/** Returns the value of the `Server-Timing` header (W3C Server Timing). */
export const pageSettingsHeader = ({ consentMode, buildId }: PageSettings): string =>
  `consent;desc="${consentMode}", build;desc="${buildId}"`;

/** Parses the metrics of a header. @returns null if a proxy has removed it, or the browser does not report it */
export function parsePageSettings(metrics: readonly { name: string; description: string }[]): PageSettings | null {
  const find = (name: string) => metrics.find((metric) => metric.name === name)?.description;
  const [consentMode, buildId] = [find('consent'), find('build')];
  return (consentMode === 'opt-out' || consentMode === 'opt-in') && buildId ? { consentMode, buildId } : null;
}
