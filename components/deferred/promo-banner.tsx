'use client';

import { useEffect, useState } from 'react';
import { useBannerSlot } from '@/components/deferred/use-banner-slot';
import { readStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';
import type { ClientMessages } from '@/lib/client/messages/client-messages';
import { Icon } from '@/components/ui/icon';
import { createBottomBarRef } from '@/lib/client/layout/avoid-overlap';
import { mediaQuery } from '@/lib/client/page/media-query';
import { browserSendsPrivacySignal } from '@/lib/client/privacy/global-privacy-control';
import { storageKeys } from '@/lib/contract/storage-keys';
import { langProps, plainText, textProps } from '@/lib/i18n/element-text';
import styles from './promo-banner.module.css';

const phoneQuery = '(max-width: 767.98px)';
const bannerRef = createBottomBarRef('--promo-banner-height');

const day = 24 * 60 * 60 * 1000;

/** Times of the banner in ms. */
const promoTimes = {
  /** From the start of the page until it is shown. */
  delay: 1000,
  /** From the end of scrolling, which hides it, until it returns. */
  reappearDelay: 5000,
  /** How long it stays closed. */
  dismissal: 7 * day,
} as const;

/** A future time was stored by a wrong clock. */
function isClosed(): boolean {
  const since = Date.now() - Number(readStorageItem('localStorage', storageKeys.banner));
  return since >= 0 && since < promoTimes.dismissal;
}

/** Hidden while scrolling down; shown again on scrolling up, or after a delay. */
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
      if (isDown) timer = setTimeout(() => setHidden(false), promoTimes.reappearDelay);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return isHidden;
}

type PromoBannerProps = {
  messages: ClientMessages['promoBanner'];
  campaign: NonNullable<ClientSettings['campaign']>;
};

/** Promotion at the bottom of mobile viewports: close button, text, sign-up link. */
export function PromoBanner({ messages, campaign }: PromoBannerProps) {
  const [registerUrl, setRegisterUrl] = useState<string | null>(null);
  const isHidden = useHiddenByScrolling();
  const isActive = useBannerSlot('promo', true);

  useEffect(() => {
    if (!isActive) return;
    const screen = mediaQuery(phoneQuery);
    const timer = setTimeout(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[data-account=register]');
      if (link && screen?.matches && !isClosed()) setRegisterUrl(link.href);
    }, promoTimes.delay);
    return () => clearTimeout(timer);
  }, [isActive]);

  if (!registerUrl || !isActive) return null;
  const [text, register] = [campaign.text, campaign.register].map((key) => messages[key as keyof typeof messages]);
  if (!text || !register) return null;
  const close = () => {
    if (!browserSendsPrivacySignal()) writeStorageItem('localStorage', storageKeys.banner, String(Date.now()));
    setRegisterUrl(null);
  };
  return (
    <aside className={styles.banner} ref={bannerRef} aria-label={messages.label} data-hidden={isHidden || undefined}>
      <button
        className={styles.close}
        type="button"
        onClick={close}
        aria-label={messages.close}
        data-click="banner close"
      >
        <Icon name="x" size={18} />
      </button>
      <p className={styles.text} {...textProps(text)} />
      <a
        className={styles.register}
        href={registerUrl}
        data-account="register"
        data-click="banner register"
        {...langProps(register)}
      >
        {plainText(register)}
      </a>
    </aside>
  );
}
