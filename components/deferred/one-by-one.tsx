import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';
import { idle } from '@/lib/client/page/idle';

/**
 * Renders the first of its children, and each following one when the browser is idle, in short tasks, so that input
 * stays responsive.
 */
export function OneByOne({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [count, setCount] = useState(1);

  useEffect(() => {
    let isWanted = true;
    if (count < parts.length) void idle().then(() => isWanted && startTransition(() => setCount(count + 1)));
    return () => {
      isWanted = false;
    };
  }, [parts.length, count]);

  return parts.slice(0, count);
}
