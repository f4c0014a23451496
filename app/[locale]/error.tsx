'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/components/frame/error-screen';
import { holdsText } from '@/lib/browser/forms/unsent';
import { announceChunkError, isChunkError } from '@/lib/browser/page/chunk-error';
import { loadAfresh } from '@/lib/browser/page/reload-guard';

/** The boundary around every page: a page that throws is replaced by the error screen. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    // The page is there; only this browser has an older build of it.
    if (isChunkError(error) && announceChunkError(error) && !holdsText()) loadAfresh(location.href);
  }, [error]);
  return <ErrorScreen onRetry={reset} />;
}
