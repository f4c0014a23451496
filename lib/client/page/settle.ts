import { afterStartup, nextFrame, idle } from '@/lib/client/page/idle';

/**
 * Lays out, one by one and when the first seconds are over, the sections of the page that the first paint has left out
 * (app/deferred-layout.css). From then on the whole page is laid out as usual: places in it stay where they are.
 */
export async function settle(): Promise<void> {
  if ('settled' in document.documentElement.dataset) return;
  await afterStartup();
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
    await idle();
    section.style.contentVisibility = 'visible';
    // Without a frame between them, sections would be laid out together, in one long task.
    await nextFrame();
  }
  document.documentElement.dataset.settled = '';
}
