'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { followCodeTabs, showCodeTab } from '@/lib/client/page/code-tabs';
import { addCopyButtons } from '@/lib/client/page/copy-buttons';

/** Adds copy buttons to an article's code, and syncs its code tabs with the chosen one. */
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
