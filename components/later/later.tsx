'use client';

import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { idle } from '@/lib/browser/page/idle';
import type { LaterPartsProps } from '@/components/later/later-parts';

type LaterProps = Pick<LaterPartsProps, 'locale' | 'language'>;

/**
 * The one thing about all that comes after the first paint that is in the first JavaScript: it loads the rest once the
 * page has loaded and is idle.
 */
export function Later(props: LaterProps) {
  const [later, setLater] = useState<{ Parts: ComponentType<LaterPartsProps>; landing: LaterPartsProps['landing'] }>();

  useEffect(() => {
    // Read now: by the time the page is idle the visitor may have gone on.
    const landing = { address: location.href, referrer: document.referrer };
    const load = async () => {
      await idle();
      // The first of it, with the library that checks what is read, in a task of its own: none may be long.
      await import('@/lib/browser/calls/client-settings');
      await idle();
      const { LaterParts } = await import('@/components/later/later-parts');
      // A transition is rendered in small slices, between which the visitor is answered.
      startTransition(() => setLater({ Parts: LaterParts, landing }));
    };
    if (document.readyState === 'complete') void load();
    else addEventListener('load', () => void load(), { once: true });
  }, []);

  return later ? <later.Parts {...props} landing={later.landing} /> : null;
}
