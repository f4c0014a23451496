'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { NoticeProps } from '@/components/deferred/consent-notice';
import { useBannerSlot } from '@/components/deferred/use-banner-slot';
import { useConsent } from '@/lib/client/privacy/consent-store';

/**
 * Shows the consent notice when consent is required, and opens the settings when their link is clicked. If the code
 * fails to load, the link navigates as usual.
 */
export function Consent(props: NoticeProps) {
  const { consent, areSettingsOpen, openSettings } = useConsent();
  const [Notice, setNotice] = useState<ComponentType<NoticeProps> | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const isPending = consent !== null && (consent.isNoticeDue || areSettingsOpen);
  const isActive = useBannerSlot('consent', consent ? isPending && !isBlocked : undefined);

  const load = useEffectEvent(async () => {
    const { ConsentNotice } = await import('./consent-notice');
    setNotice(() => ConsentNotice);
    setBlocked(false);
  });

  useEffect(() => {
    // A visitor who was not asked has not chosen: the next page asks.
    if (isPending) load().catch(() => setBlocked(true));
  }, [isPending]);

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

  return isActive && Notice ? <Notice {...props} /> : null;
}
