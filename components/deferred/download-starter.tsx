'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import useSWR from 'swr';
import { getLatestVersion } from '@/lib/client/api/product-api';
import { toastTime } from '@/lib/client/banners/toast-store';
import { selectDownload } from '@/lib/download/select-download';
import { readClientHints } from '@/lib/download/read-client-hints';
import type { ClientMessages } from '@/lib/client/messages/client-messages';
import { useToasts } from '@/lib/client/banners/toast-store';

/** Id of the list of all systems on the download page. */
const listId = 'downloads';
const buttonSelector = 'a[data-download]';

/** URL of the file for the visitor's computer; empty when there is none. */
async function fetchDownloadUrl(): Promise<string> {
  const platform = selectDownload(await readClientHints());
  return platform ? getLatestVersion(platform) : '';
}

function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

function showList(): void {
  const list = document.getElementById(listId);
  list?.scrollIntoView();
  list?.focus({ preventScroll: true });
}

/**
 * Makes the download page's main button start the download for the visitor's computer, as soon as the system is known.
 * Without scripts or after a failure, the button leads to the list of all systems.
 */
export function DownloadStarter({ messages }: { messages: ClientMessages['download'] }) {
  const notify = useToasts(({ notify }) => notify);
  const {
    data: url,
    error,
    isLoading,
    mutate,
  } = useSWR<string, Error>('latest-version', fetchDownloadUrl, {
    shouldRetryOnError: false,
  });
  const [isRequested, setRequested] = useState(false);

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target as Element).closest(buttonSelector)) return;
    const isDoubleClick = event.detail > 1;
    // A second click while the file is being looked up: the link leads to the list.
    if (isRequested && !isDoubleClick) return;
    event.preventDefault();
    if (isDoubleClick) return;
    if (error) void mutate();
    setRequested(true);
  });

  const finishRequest = useEffectEvent(() => {
    setRequested(false);
    if (url && /^https?:/.test(url)) {
      startDownload(url);
      notify('success', messages.starting, toastTime);
      return;
    }
    notify('error', url === undefined ? messages.failed : messages.unavailable, toastTime);
    showList();
  });

  // Marks the download as available, even where the build's settings name no file.
  useEffect(() => {
    if (url) document.documentElement.dataset.hasDownload = '';
  }, [url]);

  // Before any request, so that no click is missed; and before the link's own handler, which would navigate.
  useLayoutEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);

  useEffect(() => {
    if (!isRequested) return;
    if (!isLoading) return finishRequest();
    const button = document.querySelector(buttonSelector);
    button?.setAttribute('aria-busy', 'true');
    return () => button?.removeAttribute('aria-busy');
  }, [isRequested, isLoading]);

  return null;
}
