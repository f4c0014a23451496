'use client';

import { useEffect, useState } from 'react';
import { ConsultationPanel } from '@/components/deferred/consultation-panel';
import { Icon } from '@/components/ui/icon';
import { useChat } from '@/lib/client/chat/chat-store';
import { floatingRef } from '@/lib/client/layout/avoid-overlap';
import { focusHeading } from '@/lib/client/focus/focus-heading';
import { mediaQuery } from '@/lib/client/page/media-query';
import { throttle } from '@/lib/client/page/throttle';
import type { ClientMessages } from '@/lib/client/messages/client-messages';
import { isChinese, type LocaleCode } from '@/lib/i18n/locales';
import styles from './floating-stack.module.css';

/** Throttle interval for scroll events, in ms. */
const scrollThrottle = 200;

/** Whether the page is scrolled by more than the viewport's height. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const check = () => setScrolled(scrollY > innerHeight);
    const { run, cancel } = throttle(check, scrollThrottle);
    check();
    addEventListener('scroll', run, { passive: true });
    addEventListener('resize', run);
    return () => {
      cancel();
      removeEventListener('scroll', run);
      removeEventListener('resize', run);
    };
  }, []);
  return isScrolled;
}

function scrollToTop(): void {
  const prefersReducedMotion = mediaQuery('(prefers-reduced-motion: reduce)')?.matches;
  // The button disappears at the top, so the focus must not stay on it.
  focusHeading({ preventScroll: true });
  scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

/** Round buttons above the chat button, shown while a chat is available. */
export function FloatingStack({
  locale,
  messages,
}: {
  locale: LocaleCode;
  messages: ClientMessages['floatingButtons'];
}) {
  const isChatAvailable = useChat(({ status }) => status !== 'absent');
  const isScrolled = useIsScrolled();
  const showsConsultation = isChinese(locale);

  if (!isChatAvailable || (!isScrolled && !showsConsultation)) return null;
  return (
    <section className={styles.stack} ref={floatingRef} aria-label={messages.label}>
      {isScrolled ? (
        <button
          className={styles.button}
          type="button"
          aria-label={messages.backToTop}
          data-click="back to top"
          onClick={scrollToTop}
        >
          <span className={styles.up}>
            <Icon name="arrow-right" />
          </span>
        </button>
      ) : null}
      {showsConsultation ? <ConsultationPanel className={styles.button} messages={messages} /> : null}
    </section>
  );
}
