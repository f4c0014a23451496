'use client';

import { useEffect } from 'react';
import { idle } from '@/lib/client/page/idle';
import { browserSendsPrivacySignal } from '@/lib/client/privacy/global-privacy-control';

/** Counts the address for which the not-found page is shown, unless the browser sends a privacy signal. */
export function NotFoundCounter() {
  useEffect(() => {
    if (browserSendsPrivacySignal()) return;
    const { pathname } = location;
    void idle()
      .then(() => import('@/lib/client/api/site-api'))
      .then(({ recordNotFound }) => recordNotFound(pathname, document.referrer))
      // The count is not worth an error of the page.
      .catch(() => {});
  }, []);
  return null;
}
