import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import { runWhileAllowed } from '@/lib/client/analytics/consent-gated-analytics';
import type { PageLoad, Tracker } from '@/lib/client/analytics/start-tracking';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Runs analytics according to consent, once the server's settings are known, and reports each page to them. */
export function useAnalytics(pageLoad: PageLoad, locale: LocaleCode, settings: ClientSettings | null): void {
  const pathname = usePathname();
  const [tracker, setTracker] = useState<Tracker | null>(null);

  useEffect(() => {
    if (!settings) return;
    const { buildId, ownHosts: hosts, ownReferrerDomains: domains } = settings;
    return runWhileAllowed(pageLoad, { locale, buildId, ownReferrers: { hosts, domains } }, setTracker);
  }, [pageLoad, locale, settings]);

  useEffect(() => tracker?.showPage(), [tracker, pathname]);
}
