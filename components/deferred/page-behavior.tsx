'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { leavesUnsaved } from '@/lib/client/forms/leaves-unsaved';
import { closeMenuOnBlur, closeMenusOnReturn } from '@/lib/client/focus/close-menu-on-blur';
import { followCodeTabs, showCodeTab } from '@/lib/client/article/code-tabs';
import { addCopyButtons } from '@/lib/client/article/copy-buttons';
import { trapFocus } from '@/lib/client/focus/focus-trap';
import { openMenusByHover } from '@/lib/client/page/hover-menus';
import { followResetButtons } from '@/lib/client/page/profile-accent';
import { spyOnScroll } from '@/lib/client/article/scroll-spy';
import { enhanceShareLinks } from '@/lib/client/article/share';
import { useToasts } from '@/lib/client/banners/toast-store';

/** Leaves links on a page with unsaved input to the browser, which asks first; the router does not. */
function guardUnsavedInput(): () => void {
  const onClick = (event: MouseEvent) => {
    if (leavesUnsaved(event)) event.stopPropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** A frame with mountains and a sun, in a gray that suits both themes. */
const emptyImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" fill="none" stroke="#8a8580"><rect x=".5" y=".5" width="47" height="31" rx="3"/><circle cx="34" cy="10" r="3"/><path d="m6 26 10-12 8 9 5-5 13 8"/></svg>',
)}`;

function replaceImage(image: HTMLImageElement): void {
  if (image.src === emptyImage) return;
  image.dataset.failed = image.currentSrc || image.src;
  image.removeAttribute('srcset');
  image.src = emptyImage;
}

/** Replaces images that fail to load with an empty one; the failure is reported with the page's other errors. */
function replaceFailedImages(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replaceImage(target);
  };
  // Images that failed before this code loaded.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.src) replaceImage(image);
  addEventListener('error', onError, { capture: true });
  return () => removeEventListener('error', onError, { capture: true });
}

/** Behavior of elements that the server rendered: menus, images, and an article's contents, code and share links. */
export function PageBehavior({ language }: { language: string }) {
  const pathname = usePathname();
  const showToast = useToasts(({ show }) => show);
  useEffect(guardUnsavedInput, []);
  useEffect(openMenusByHover, []);
  useEffect(closeMenuOnBlur, []);
  useEffect(closeMenusOnReturn, []);
  useEffect(trapFocus, []);
  useEffect(replaceFailedImages, []);
  useEffect(followResetButtons, []);
  useEffect(followCodeTabs, []);
  useEffect(showCodeTab, [pathname]);
  useEffect(() => {
    const article = document.querySelector<HTMLElement>('[data-copy]');
    return article ? addCopyButtons(article, language) : undefined;
  }, [pathname, language]);
  useEffect(() => {
    const contents = document.querySelector<HTMLElement>('[data-toc]');
    return contents ? spyOnScroll(contents) : undefined;
  }, [pathname]);
  useEffect(() => {
    const links = document.querySelector<HTMLElement>('[data-share]');
    return links ? enhanceShareLinks(links, () => showToast('success', links.dataset.copied!)) : undefined;
  }, [pathname, showToast]);
  return null;
}
