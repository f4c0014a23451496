import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ClientSettings } from '@/lib/protocol/calls/site-settings';
import { measureWhileAllowed } from '@/lib/browser/measurement/measure-while-allowed';
import type { Landing, Measurement } from '@/lib/browser/measurement/start-measurement';
import type { LocaleCode } from '@/lib/i18n/locales';

/** Measures as the visitor allows, once the server's settings are known, and tells the measurement of each page. */
export function useMeasurement(landing: Landing, locale: LocaleCode, settings: ClientSettings | null): void {
  const pathname = usePathname();
  const [measurement, setMeasurement] = useState<Measurement | null>(null);

  useEffect(() => {
    if (!settings) return;
    const { buildId, ownHosts } = settings;
    return measureWhileAllowed(landing, { locale, buildId, ownHosts }, setMeasurement);
  }, [landing, locale, settings]);

  useEffect(() => measurement?.showPage(), [measurement, pathname]);
}
