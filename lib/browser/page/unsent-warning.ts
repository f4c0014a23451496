import { useEffect, type RefObject } from 'react';

/**
 * Lets the browser ask before a page is left on which something was written and not sent.
 * @param isUnsent true while there is something that would be lost
 */
export function useUnsentWarning(isUnsent: RefObject<boolean>): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isUnsent.current && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}
