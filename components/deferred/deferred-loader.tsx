'use client';

import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { idle } from '@/lib/client/page/idle';
import type { DeferredFeaturesProps } from '@/components/deferred/deferred-features';

type DeferredLoaderProps = Pick<DeferredFeaturesProps, 'locale' | 'language'>;

/** Loads all post-paint features once the page is idle. The only part of them in the initial bundle. */
export function DeferredLoader(props: DeferredLoaderProps) {
  const [loaded, setLoaded] = useState<{
    Features: ComponentType<DeferredFeaturesProps>;
    landing: DeferredFeaturesProps['landing'];
  }>();

  useEffect(() => {
    // Read now: the visitor may have navigated by the time the page is idle.
    const landing = { url: location.href, referrer: document.referrer };
    const load = async () => {
      await idle();
      // The first chunk, with the validation library, in a separate task, to avoid long tasks.
      await import('@/lib/client/api/client-settings');
      await idle();
      const { DeferredFeatures } = await import('@/components/deferred/deferred-features');
      // A transition renders in small slices, so that input stays responsive.
      startTransition(() => setLoaded({ Features: DeferredFeatures, landing }));
    };
    if (document.readyState === 'complete') void load();
    else addEventListener('load', () => void load(), { once: true });
  }, []);

  return loaded ? <loaded.Features {...props} landing={loaded.landing} /> : null;
}
