'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/components/layout/error-screen';

/** Error boundary around every page: replaces a page that throws with the error screen. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    // The page may be fine and only this browser's build of it outdated.
    import('@/lib/client/page/recover-from-chunk-error')
      .then(({ recoverFailed }) => recoverFailed(error))
      .catch(() => {});
  }, [error]);
  return <ErrorScreen onRetry={reset} />;
}
