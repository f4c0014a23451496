'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { followCodeTabs, showCodeTab } from '@/lib/browser/page/code-tabs';
import { addCopyButtons } from '@/lib/browser/page/copy-buttons';

/** Lets code in an article be copied, and has its tabs follow the one that was chosen. */
export function CodeInArticle({ language }: { language: string }) {
  const pathname = usePathname();

  useEffect(() => {
    const article = document.querySelector<HTMLElement>('[data-copy]');
    showCodeTab();
    return article ? addCopyButtons(article, language) : undefined;
  }, [pathname, language]);

  useEffect(followCodeTabs, []);

  return null;
}
