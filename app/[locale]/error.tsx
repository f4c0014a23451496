'use client';

import { ErrorScreen } from '@/components/layout/error-screen';

/** Error boundary around every page: replaces a page that throws with the error screen. */
export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen onRetry={reset} />;
}
