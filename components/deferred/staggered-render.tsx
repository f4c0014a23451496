import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';
import { idle } from '@/lib/client/page/idle';

/**
 * Renders the first of its children, and each following one when the browser is idle, in short tasks, so that input
 * stays responsive.
 */
export function StaggeredRender({ children }: { children: ReactNode }) {
  const items = Children.toArray(children);
  const [count, setCount] = useState(1);

  useEffect(() => {
    let isMounted = true;
    if (count < items.length) void idle().then(() => isMounted && startTransition(() => setCount(count + 1)));
    return () => {
      isMounted = false;
    };
  }, [items.length, count]);

  return items.slice(0, count);
}
