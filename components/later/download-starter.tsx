'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { getLatestVersion } from '@/lib/browser/calls/product-calls';
import { toastTime } from '@/lib/settings/shared-limits';
import { choosePlatform } from '@/lib/download/choose-platform';
import { readComputerFacts } from '@/lib/download/computer-facts';
import type { PlatformId } from '@/lib/protocol/platforms';
import type { ClientWords } from '@/lib/browser/page/client-words';
import { useToasts } from '@/lib/browser/page/toast-store';

/** Where the download page lists all systems. */
const listId = 'downloads';

function start(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

/**
 * Makes the download page's main button start the download for the visitor's computer. Without it, and whenever it does
 * not work, the button leads to the list of all systems.
 */
export function DownloadStarter({ words }: { words: ClientWords['download'] }) {
  const notify = useToasts(({ notify }) => notify);
  const [platform, setPlatform] = useState<PlatformId | null>(null);
  const { data: url } = useSWR(platform && ['latest-version', platform], () => getLatestVersion(platform!), {
    shouldRetryOnError: false,
  });

  useEffect(() => {
    void readComputerFacts().then((facts) => setPlatform(choosePlatform(facts)));
  }, []);

  useEffect(() => {
    const onClick = (event: Event) => {
      const button = (event.target as Element).closest('a[data-download]');
      if (!button) return;
      if (url && /^https?:/.test(url)) {
        event.preventDefault();
        start(url);
        notify('success', words.starting, toastTime);
      } else {
        // The link goes on to the list.
        notify('error', words.unavailable, toastTime);
        document.getElementById(listId)?.focus();
      }
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [url, notify, words]);

  return null;
}
