'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/components/layout/error-screen';

/** The boundary around every page: a page that throws is replaced by the error screen. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    // The page may be there, and only this browser have an older build of it.
    import('@/lib/client/page/recover').then(({ recoverFailed }) => recoverFailed(error)).catch(() => {});
  }, [error]);
  return <ErrorScreen onRetry={reset} />;
}
