'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import useSWR from 'swr';
import { emptyBaseInfo, getBaseInfo } from '@/lib/client/api/product-api';
import { decorateAccountLinks, useForwardedParams } from '@/lib/client/analytics/account-links';
import { forwardedParams } from '@/lib/contract/utm-forwarding';
import { splitLocale } from '@/lib/i18n/locale-paths';
import type { PathOf } from '@/lib/urls/path-to';
import { injectSnippet } from '@/lib/client/page/inject-snippet';
import { onTitleReady } from '@/lib/client/navigation/on-title-ready';

const homePath: PathOf<'home'> = '/';

/** Once per page load, even if the response arrives again. */
let areSnippetsInjected = false;

function injectOnce(head: string, body: string): void {
  if (areSnippetsInjected || (!head && !body)) return;
  areSnippetsInjected = true;
  if (head) injectSnippet(document.head, head);
  if (body) injectSnippet(document.body, body);
}

type OperatorSettingsProps = { language: string; landing: string; areSnippetsAllowed: boolean };

/**
 * Applies the operator's site settings: URLs of account links, the home page's title and description, snippets. Account
 * links are always completed with the visitor's campaign parameters.
 */
export function OperatorSettings({ language, landing, areSnippetsAllowed }: OperatorSettingsProps) {
  const pathname = usePathname();
  const isHome = splitLocale(pathname).path === homePath;
  const forwardedByVisit = useForwardedParams((state) => state.forwarded);
  const { data } = useSWR(['home/base-info', language], () => getBaseInfo(language));

  useEffect(() => {
    // Without consent nothing is stored: so only the URLs of this page load are available.
    const forwarded = forwardedByVisit ?? {
      ...forwardedParams(new URL(landing).searchParams),
      ...forwardedParams(new URLSearchParams(location.search)),
    };
    decorateAccountLinks(language, forwarded, data ?? emptyBaseInfo);
  }, [data, language, landing, pathname, forwardedByVisit]);

  useEffect(() => {
    if (!data || !isHome) return;
    return onTitleReady(() => {
      const title = data.title || data.seo_title;
      if (title) document.title = title;
      if (data.description) document.querySelector('meta[name=description]')?.setAttribute('content', data.description);
    });
  }, [data, isHome, pathname]);

  useEffect(() => {
    if (data && areSnippetsAllowed) injectOnce(data.statistical_title, data.statistical_body);
  }, [data, areSnippetsAllowed]);

  // Pages have no keywords otherwise. React puts these into the head, and removes them with the home page.
  return isHome && data?.keywords ? <meta name="keywords" content={data.keywords} /> : null;
}
