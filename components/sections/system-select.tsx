'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** A choice of operating systems; with scripts, the visitor's own is selected, which a script in the head has stored. */
export function SystemSelect({ className, children }: { className: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const [platform] = document.documentElement.dataset.visitorPlatform?.split(' ') ?? [];
    if (platform) ref.current!.value = platform;
  }, []);
  return (
    <select className={className} name="system" ref={ref}>
      {children}
    </select>
  );
}
