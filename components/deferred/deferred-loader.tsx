'use client';

import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { idle } from '@/lib/client/page/idle';
import type { DeferredFeaturesProps } from '@/components/deferred/deferred-features';

type LaterProps = Pick<DeferredFeaturesProps, 'locale' | 'language'>;

/**
 * The one thing about all that comes after the first paint that is in the first JavaScript: it loads the rest once the
 * page has loaded and is idle.
 */
export function DeferredLoader(props: LaterProps) {
  const [later, setLater] = useState<{
    Parts: ComponentType<DeferredFeaturesProps>;
    landing: DeferredFeaturesProps['landing'];
  }>();

  useEffect(() => {
    // Read now: by the time the page is idle the visitor may have gone on.
    const landing = { address: location.href, referrer: document.referrer };
    const load = async () => {
      await idle();
      // The first of it, with the library that checks what is read, in a task of its own: none may be long.
      await import('@/lib/client/api/client-settings');
      await idle();
      const { DeferredFeatures: LaterParts } = await import('@/components/deferred/deferred-features');
      // A transition is rendered in small slices, between which the visitor is answered.
      startTransition(() => setLater({ Parts: LaterParts, landing }));
    };
    if (document.readyState === 'complete') void load();
    else addEventListener('load', () => void load(), { once: true });
  }, []);

  return later ? <later.Parts {...props} landing={later.landing} /> : null;
}
