'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { addCopyButtons } from '@/lib/browser/page/copy-buttons';

/** Lets code in an article be copied. */
export function CodeCopy({ language }: { language: string }) {
  const pathname = usePathname();

  useEffect(() => {
    const article = document.querySelector<HTMLElement>('[data-copy]');
    return article ? addCopyButtons(article, language) : undefined;
  }, [pathname, language]);

  return null;
}
