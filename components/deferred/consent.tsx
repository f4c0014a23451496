'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { NoticeProps } from '@/components/deferred/consent-notice';
import { useBannerSlot } from '@/components/deferred/use-banner-slot';
import { useConsent } from '@/lib/client/privacy/consent-store';

/** Asks about cookies when that is due, and at a click on a link to their settings; without those the link leads on. */
export function Consent(props: NoticeProps) {
  const { consent, areSettingsOpen, openSettings } = useConsent();
  const [Notice, setNotice] = useState<ComponentType<NoticeProps> | null>(null);
  const [isBarred, setBarred] = useState(false);
  const isDue = consent !== null && (consent.isNoticeDue || areSettingsOpen);
  const isTurn = useBannerSlot('consent', consent ? isDue && !isBarred : undefined);

  const load = useEffectEvent(async () => {
    const { ConsentNotice } = await import('./consent-notice');
    setNotice(() => ConsentNotice);
    setBarred(false);
  });

  useEffect(() => {
    // Whoever is not asked has chosen nothing: the next page asks.
    if (isDue) load().catch(() => setBarred(true));
  }, [isDue]);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-cookie-settings]');
    if (!link || !consent) return;
    event.preventDefault();
    load().then(
      () => openSettings(true),
      () => location.assign(link.href),
    );
  });

  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);

  return isTurn && Notice ? <Notice {...props} /> : null;
}
