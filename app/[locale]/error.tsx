'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

/** The boundary around every page: a page that throws is replaced by the error screen. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return <ErrorScreen onRetry={reset} />;
}
