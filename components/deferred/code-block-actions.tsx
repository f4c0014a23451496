'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { followCodeTabs, showCodeTab } from '@/lib/client/page/code-tabs';
import { addCopyButtons } from '@/lib/client/page/copy-buttons';

/** Lets code in an article be copied, and has its tabs follow the one that was chosen. */
export function CodeBlockActions({ language }: { language: string }) {
  const pathname = usePathname();

  useEffect(() => {
    const article = document.querySelector<HTMLElement>('[data-copy]');
    showCodeTab();
    return article ? addCopyButtons(article, language) : undefined;
  }, [pathname, language]);

  useEffect(followCodeTabs, []);

  return null;
}
