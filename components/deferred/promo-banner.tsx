'use client';

import { useEffect, useState } from 'react';
import { useBannerSlot } from '@/components/deferred/use-banner-slot';
import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { isCampaignActive } from '@/lib/client/page/promo-campaign';
import type { ClientMessages } from '@/lib/client/page/client-messages';
import { Icon } from '@/components/ui/icon';
import { strip } from '@/lib/client/page/avoid-overlap';
import { mediaQuery } from '@/lib/client/page/media';
import { hasPrivacySignal } from '@/lib/client/privacy/privacy-signal';
import { storageKeys } from '@/lib/contract/storage-keys';
import styles from './promo-banner.module.css';

/** Comes so many milliseconds after its turn has, and returns after so many when scrolling has hidden it; closed stays closed for days. */
const bannerDelay = 1000;
const bannerReturn = 5000;
const bannerClosedDays = 7;

const phone = '(max-width: 767.98px)';
const height = strip('--strip');
const day = 24 * 60 * 60 * 1000;

/** A moment that is still to come was written by a clock that went wrong. */
function isClosed(): boolean {
  const since = Date.now() - Number(readStored('localStorage', storageKeys.banner));
  return since >= 0 && since < bannerClosedDays * day;
}

/** Hidden while the visitor reads on downwards; back on the way up, or after a while. */
function useHiddenByScrolling(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const isDown = scrollY > last;
      last = scrollY;
      clearTimeout(timer);
      setHidden(isDown);
      if (isDown) timer = setTimeout(() => setHidden(false), bannerReturn);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return isHidden;
}

/** An offer at the bottom of phones: its left end closes it, its right end signs up, its middle does nothing. */
export function PromoBanner({ words }: { words: ClientMessages['banner'] }) {
  const [register, setRegister] = useState<string | null>(null);
  const isHidden = useHiddenByScrolling();
  const isTurn = useBannerSlot('banner', true);

  useEffect(() => {
    if (!isTurn) return;
    const screen = mediaQuery(phone);
    const timer = setTimeout(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[data-account=register]');
      if (link && screen?.matches && isCampaignActive(new Date()) && !isClosed()) setRegister(link.href);
    }, bannerDelay);
    return () => clearTimeout(timer);
  }, [isTurn]);

  if (register === null || !isTurn) return null;
  const close = () => {
    if (!hasPrivacySignal()) writeStored('localStorage', storageKeys.banner, String(Date.now()));
    setRegister(null);
  };
  return (
    <aside className={styles.banner} ref={height} aria-label={words.label} data-hidden={isHidden || undefined}>
      <button className={styles.close} type="button" onClick={close} aria-label={words.close} data-click="banner close">
        <Icon name="x" size={18} />
      </button>
      <p className={styles.text}>{words.text}</p>
      <a className={styles.register} href={register} data-account="register" data-click="banner register">
        {words.register}
      </a>
    </aside>
  );
}
