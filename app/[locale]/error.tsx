'use client';

import { lazy, Suspense, useEffect } from 'react';

/** Loaded when a page throws, because its styles would be part of every page; if that fails, global-error.tsx is shown. */
const ErrorScreen = lazy(() =>
  import('@/components/layout/error-screen').then((module) => ({ default: module.ErrorScreen })),
);

/** Error boundary around every page: replaces a page that throws with the error screen. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    // The page may be fine and only this browser's build of it outdated.
    import('@/lib/client/page/recover-from-chunk-error')
      .then(({ recoverFailed }) => recoverFailed(error))
      .catch(() => {});
  }, [error]);
  return (
    <Suspense>
      <ErrorScreen onRetry={reset} />
    </Suspense>
  );
}
