'use client';

import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { onIdle } from '@/lib/browser/page/idle';
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
    const load = () =>
      onIdle(() => {
        void import('@/components/later/later-parts').then(({ LaterParts }) =>
          // A transition is rendered in small slices, between which the visitor is answered.
          startTransition(() => setLater({ Parts: LaterParts, landing })),
        );
      });
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
  }, []);

  return later ? <later.Parts {...props} landing={later.landing} /> : null;
}
