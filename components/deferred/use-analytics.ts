import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import { runWhileAllowed } from '@/lib/client/analytics/consent-gated-analytics';
import type { Landing, Measurement } from '@/lib/client/analytics/start-tracking';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Runs analytics according to consent, once the server's settings are known, and reports each page to them. */
export function useAnalytics(landing: Landing, locale: LocaleCode, settings: ClientSettings | null): void {
  const pathname = usePathname();
  const [measurement, setMeasurement] = useState<Measurement | null>(null);

  useEffect(() => {
    if (!settings) return;
    const { buildId, ownHosts } = settings;
    return runWhileAllowed(landing, { locale, buildId, ownHosts }, setMeasurement);
  }, [landing, locale, settings]);

  useEffect(() => measurement?.showPage(), [measurement, pathname]);
}
