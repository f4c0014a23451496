'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { ProfileDemoProps } from '@/components/deferred/profile-demo';
import { watchDemo } from '@/lib/client/page/watch-demo';
import { loadMessages } from '@/lib/client/messages/load-messages';
import type { DemoMessages } from '@/lib/demo/messages';
import type { LocaleCode } from '@/lib/i18n/locales';

type LoadedDemo = Pick<ProfileDemoProps, 'figure' | 'messages'> & { ProfileDemo: ComponentType<ProfileDemoProps> };

/**
 * Makes the page's demo usable when the visitor turns to it. It is a portal and no root of its own, because importing
 * `react-dom/client` here makes the bundler split the initial JavaScript, which compresses worse.
 */
export function Demo({ locale, language }: { locale: LocaleCode; language: string }) {
  const pathname = usePathname();
  const [loaded, setLoaded] = useState<LoadedDemo | null>(null);
  useEffect(() => {
    const stop = watchDemo(async (figure) => {
      const [{ ProfileDemo }, messages] = await Promise.all([
        import('./profile-demo'),
        loadMessages<DemoMessages>(`demo-${locale}`),
      ]);
      return () => setLoaded({ figure, messages, ProfileDemo });
    });
    return () => {
      stop?.();
      setLoaded(null);
    };
  }, [pathname, locale]);
  if (!loaded) return null;
  const { ProfileDemo, figure, messages } = loaded;
  return createPortal(<ProfileDemo {...{ figure, messages, language }} />, figure.firstElementChild!);
}
