'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import type { ProfileDemoProps } from '@/components/deferred/profile-demo';
import { watchDemo } from '@/lib/client/page/watch-demo';
import { loadMessages } from '@/lib/client/messages/load-messages';
import type { DemoMessages } from '@/lib/demo/messages';
import type { LocaleCode } from '@/lib/i18n/locales';

type LoadedDemo = Pick<ProfileDemoProps, 'figure' | 'messages'> & { ProfileDemo: ComponentType<ProfileDemoProps> };

/** Makes the page's demo usable when the visitor turns to it. */
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
  return <ProfileDemo {...{ figure, messages, language }} />;
}
