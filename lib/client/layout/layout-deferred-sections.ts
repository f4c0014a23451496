import { afterStartup, nextFrame, idle } from '@/lib/client/page/idle';

/**
 * Lays out the sections skipped by the first paint (app/deferred-layout.css), one at a time after the startup phase.
 * From then on the whole page has its final layout, so scroll positions are stable.
 */
export async function layOutDeferredSections(): Promise<void> {
  if ('laidOut' in document.documentElement.dataset) return;
  await afterStartup();
  for (const section of document.querySelectorAll<HTMLElement>('main > section')) {
    await idle();
    section.style.contentVisibility = 'visible';
    // Without a frame in between, all sections would be laid out in one long task.
    await nextFrame();
  }
  document.documentElement.dataset.laidOut = '';
}
