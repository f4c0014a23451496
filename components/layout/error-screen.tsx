'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ErrorLayout } from '@/components/layout/error-layout';
import { ErrorIllustration, illustratedStatus } from '@/components/ui/error-illustration';
import { useErrorMessages } from '@/components/layout/error-messages-context';
import { focusHeading } from '@/lib/client/focus/focus-heading';
import { interpolate } from '@/lib/client/messages/interpolate';
import { splitLocale } from '@/lib/i18n/locale-paths';
import type { PathOf } from '@/lib/urls/path-to';
import button from '@/components/ui/button.module.css';
import styles from './error-screen.module.css';

/** Seconds before the redirect. */
const errorRedirectSeconds = 5;

/** Path prefix of the blog's lists, categories and articles. */
const blogPath: PathOf<'blog'> = '/blog';

/** Temporarily replaces the tab's title: the head of the failed page may arrive after the error screen. */
function overrideTitle(title: string): () => void {
  let element: HTMLTitleElement | null = null;
  let originalTitle = '';
  function applyTitle(): void {
    if (document.title === title) return;
    originalTitle = document.title;
    document.title = title;
    element = document.querySelector('title');
  }
  const observer = new MutationObserver(applyTitle);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  applyTitle();
  return () => {
    observer.disconnect();
    // Only set if the page is retried; the next page brings its own title.
    if (!element?.isConnected || element.textContent !== title) return;
    if (originalTitle) element.textContent = originalTitle;
    else element.remove();
  };
}

/** Replaces a failed page: counts down, then navigates to the blog, or to the home page if the blog has failed. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const messages = useErrorMessages();
  const [seconds, setSeconds] = useState(errorRedirectSeconds);
  const [isStopped, setStopped] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const fromBlog = splitLocale(usePathname()).path.startsWith(blogPath);
  const destination = fromBlog ? messages.home : messages.blog;

  useEffect(() => overrideTitle(messages.title), [messages.title]);

  useEffect(() => {
    heading.current?.focus();
    // After a successful retry, the previously focused element no longer exists.
    return () => void requestAnimationFrame(() => focusHeading());
  }, []);

  useEffect(() => {
    const stop = () => setStopped(true);
    const stopIfHidden = () => document.visibilityState === 'hidden' && stop();
    // A visitor who clicks, types or leaves the tab stops the countdown.
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) addEventListener(name, stop);
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      for (const name of events) removeEventListener(name, stop);
      document.removeEventListener('visibilitychange', stopIfHidden);
    };
  }, []);

  useEffect(() => {
    if (isStopped) return;
    if (seconds === 0) {
      // Offline: no page can be loaded.
      if (!navigator.onLine) return setStopped(true);
      location.assign(destination.href);
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [isStopped, seconds, destination.href]);

  return (
    <ErrorLayout
      brand={messages.brand}
      home={messages.home.href}
      illustration={<ErrorIllustration label={messages.illustration} />}
      code={illustratedStatus}
    >
      <h1 ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <p>{messages.message}</p>
      <p>{destination.hint}</p>
      <p className={styles.actions}>
        <button className={button.primary} type="button" onClick={onRetry}>
          {messages.retry}
        </button>
        <a className={button.secondary} href={destination.href} data-full-reload="">
          {destination.back}
        </a>
      </p>
      {/* Its space is reserved: a button must not move while it is pressed. */}
      <p className={styles.countdown} {...(isStopped ? { 'aria-hidden': true } : { role: 'timer' })}>
        {interpolate(messages.countdown, { seconds })}
      </p>
    </ErrorLayout>
  );
}
