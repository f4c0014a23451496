'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import useSWR from 'swr';
import { getLatestVersion } from '@/lib/client/api/product-api';
import { toastTime } from '@/lib/config/constants';
import { choosePlatform } from '@/lib/download/choose-platform';
import { readComputerFacts } from '@/lib/download/computer-facts';
import type { ClientMessages } from '@/lib/client/page/client-messages';
import { useToasts } from '@/lib/client/page/toast-store';

/** Where the download page lists all systems. */
const listId = 'downloads';
const buttons = 'a[data-download]';

/** The address of the file for the visitor's computer; empty when there is none. */
async function findFile(): Promise<string> {
  const platform = choosePlatform(await readComputerFacts());
  return platform ? getLatestVersion(platform) : '';
}

function start(url: string): void {
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
 * Makes the download page's main button start the download for the visitor's computer: at once, or as soon as it is
 * known which that is. Without it, and whenever it does not work, the button leads to the list of all systems.
 */
export function DownloadStarter({ words }: { words: ClientMessages['download'] }) {
  const notify = useToasts(({ notify }) => notify);
  const {
    data: url,
    error,
    isLoading,
    mutate,
  } = useSWR<string, Error>('latest-version', findFile, {
    shouldRetryOnError: false,
  });
  const [isWanted, setWanted] = useState(false);

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (!(event.target as Element).closest(buttons)) return;
    const isDoubleClick = event.detail > 1;
    // Clicked again while the file is looked for: the visitor does not want to wait, and the link leads to the list.
    if (isWanted && !isDoubleClick) return;
    event.preventDefault();
    if (isDoubleClick) return;
    if (error) void mutate();
    setWanted(true);
  });

  const answer = useEffectEvent(() => {
    setWanted(false);
    if (url && /^https?:/.test(url)) {
      start(url);
      notify('success', words.starting, toastTime);
      return;
    }
    notify('error', url === undefined ? words.failed : words.unavailable, toastTime);
    showList();
  });

  // The page offers the download, also where the settings that it was made with name no file.
  useEffect(() => {
    if (url) document.documentElement.dataset.file = '';
  }, [url]);

  // Before anything is asked for, so that no click falls between; and before the link itself, which would follow it.
  useLayoutEffect(() => {
    const listener = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    if (!isLoading) return answer();
    const button = document.querySelector(buttons);
    button?.setAttribute('aria-busy', 'true');
    return () => button?.removeAttribute('aria-busy');
  }, [isWanted, isLoading]);

  return null;
}
