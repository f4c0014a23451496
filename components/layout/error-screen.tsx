'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ErrorLayout } from '@/components/layout/error-layout';
import { ErrorIllustration, errorCode } from '@/components/ui/error-illustration';
import { useErrorMessages } from '@/components/layout/error-messages-context';
import { focusHeading } from '@/lib/client/page/focus-heading';
import { interpolate } from '@/lib/client/page/interpolate';
import { splitLocale } from '@/lib/i18n/paths';
import type { PathOf } from '@/lib/urls/path-to';
import button from '@/components/ui/button.module.css';
import styles from './error-screen.module.css';

/** Leaves after this many seconds. */
const errorRedirectSeconds = 5;

/** Lists, categories and articles of the blog begin with its own address. */
const blogPath: PathOf<'blog'> = '/blog';

/** Gives the tab another title for a while: the head of the page that failed may come after the screen in its place. */
function holdTitle(title: string): () => void {
  let element: HTMLTitleElement | null = null;
  let own = '';
  function put(): void {
    if (document.title === title) return;
    own = document.title;
    document.title = title;
    element = document.querySelector('title');
  }
  const observer = new MutationObserver(put);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  put();
  return () => {
    observer.disconnect();
    // It is still there when the page is tried again; the next page brings its own.
    if (!element?.isConnected || element.textContent !== title) return;
    if (own) element.textContent = own;
    else element.remove();
  };
}

/** Shown in place of a page that failed: it counts down, then goes to the blog, or home when the blog is what failed. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const words = useErrorMessages();
  const [seconds, setSeconds] = useState(errorRedirectSeconds);
  const [isStopped, setStopped] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const fromBlog = splitLocale(usePathname()).path.startsWith(blogPath);
  const destination = fromBlog ? words.home : words.blog;

  useEffect(() => holdTitle(words.title), [words.title]);

  useEffect(() => {
    heading.current?.focus();
    // Tried again with success: what had the focus before the page failed is not there any more.
    return () => void requestAnimationFrame(() => focusHeading());
  }, []);

  useEffect(() => {
    const stop = () => setStopped(true);
    const stopHidden = () => document.visibilityState === 'hidden' && stop();
    // Whoever clicks, types or leaves the tab decides for themselves.
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) addEventListener(name, stop);
    document.addEventListener('visibilitychange', stopHidden);
    return () => {
      for (const name of events) removeEventListener(name, stop);
      document.removeEventListener('visibilitychange', stopHidden);
    };
  }, []);

  useEffect(() => {
    if (isStopped) return;
    if (seconds === 0) {
      // Without a network there is nothing to go to.
      if (!navigator.onLine) return setStopped(true);
      location.assign(destination.href);
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [isStopped, seconds, destination.href]);

  return (
    <ErrorLayout
      brand={words.brand}
      home={words.home.href}
      picture={<ErrorIllustration label={words.picture} />}
      code={errorCode}
    >
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p>{words.message}</p>
      <p>{destination.hint}</p>
      <p className={styles.actions}>
        <button className={button.primary} type="button" onClick={onRetry}>
          {words.retry}
        </button>
        <a className={button.quiet} href={destination.href} data-fresh="">
          {destination.back}
        </a>
      </p>
      {/* Its place stays: a button must not move away from under the finger that presses it. */}
      <p className={styles.countdown} {...(isStopped ? { 'aria-hidden': true } : { role: 'timer' })}>
        {interpolate(words.countdown, { seconds })}
      </p>
    </ErrorLayout>
  );
}
