'use client';

import { useEffect, useState } from 'react';
import { ConsultationPanel } from '@/components/later/consultation-panel';
import { Icon } from '@/components/ui/icon';
import { useChat } from '@/lib/browser/chat/chat-store';
import { float } from '@/lib/browser/page/floats';
import { focusHeading } from '@/lib/browser/page/focus-heading';
import { mediaQuery } from '@/lib/browser/page/media';
import { throttle } from '@/lib/browser/page/throttle';
import type { ClientWords } from '@/lib/browser/page/client-words';
import { isChinese, type LocaleCode } from '@/lib/i18n/locales';
import styles from './floating-stack.module.css';

/** How often scrolling is looked at, in milliseconds. */
const scrollThrottle = 200;

/** True while the page is scrolled beyond one height of the window. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > innerHeight);
    const { call, cancel } = throttle(look, scrollThrottle);
    look();
    addEventListener('scroll', call, { passive: true });
    addEventListener('resize', call);
    return () => {
      cancel();
      removeEventListener('scroll', call);
      removeEventListener('resize', call);
    };
  }, []);
  return isScrolled;
}

function scrollToTop(): void {
  const isCalm = mediaQuery('(prefers-reduced-motion: reduce)')?.matches;
  // The button goes away up there, so the focus must not stay on it.
  focusHeading({ preventScroll: true });
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Round buttons above the chat's, there while a chat is. */
export function FloatingStack({ locale, words }: { locale: LocaleCode; words: ClientWords['stack'] }) {
  const isChatThere = useChat(({ status }) => status !== 'absent');
  const isScrolled = useIsScrolled();
  const isConsultationOffered = isChinese(locale);

  if (!isChatThere || (!isScrolled && !isConsultationOffered)) return null;
  return (
    <section className={styles.stack} ref={float} aria-label={words.label}>
      {isScrolled ? (
        <button
          className={styles.button}
          type="button"
          aria-label={words.toTop}
          data-click="back to top"
          onClick={scrollToTop}
        >
          <span className={styles.up}>
            <Icon name="arrow-right" />
          </span>
        </button>
      ) : null}
      {isConsultationOffered ? <ConsultationPanel className={styles.button} words={words} /> : null}
    </section>
  );
}
