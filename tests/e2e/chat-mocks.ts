import type { BrowserContext, Page } from '@playwright/test';
import { allowed } from './consent-states';

/** Stand-ins for the scripts of two chats: as much of their interfaces as a page uses. */

export const scriptUrl = 'https://chat.example/project.js';
export const fallbackUrl = 'https://chat.example/fallback.js';

/** Defines its queue a little late; what is pushed is kept, and happens. */
const salesmartly = `
  window.chatWasMadeBefore = window.ssq !== undefined;
  const listeners = {};
  const push = (name, ...rest) => {
    push.queue.push(name);
    if (typeof rest[0] === 'function') listeners[name] = rest[0];
    if (name === 'onReady') setTimeout(() => listeners.onReady(), 100);
    if (name === 'chatOpen') listeners.onOpenChat();
    if (name === 'chatClose') listeners.onCloseChat();
  };
  Object.assign(push, { push, queue: [] });
  setTimeout(() => { window.ssq = push; }, 700);`;

const easemob = `
  const { config } = window.easemobim;
  window.easemobLoadedAt = performance.now();
  Object.assign(window.easemobim, {
    calls: [],
    bind(options) { this.calls.push(['bind', options]); config.onopen(); },
    minimize() { this.calls.push(['minimize']); config.onclose(); },
  });
  setTimeout(() => config.onready(), 100);`;

type StandIns = {
  ssq?: { push: (name: string) => void; queue: string[] };
  chatWasMadeBefore?: boolean;
  easemobim?: { config: { hide: boolean }; calls: unknown[]; minimize: () => void };
  easemobLoadedAt?: number;
};

/** Puts the stand-ins in the place of the vendors' servers. */
export async function mockChats(context: BrowserContext): Promise<void> {
  const answer = (url: string | RegExp, body: string) =>
    context.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await answer(/^https:\/\/chat\.example\//, salesmartly);
  await answer(/^https:\/\/kefu\.easemob\.com\/webim\/easemob\.js\?/, easemob);
}

/** The visitor has allowed everything. */
export async function allow(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'consent', value: allowed, domain: 'localhost', path: '/' }]);
}

/** What has become of the stand-ins on a page. */
export const chatsOn = (page: Page) =>
  page.evaluate(() => {
    const { ssq, chatWasMadeBefore, easemobim, easemobLoadedAt } = window as unknown as StandIns;
    return {
      pushed: ssq?.queue ?? null,
      wasMadeBefore: chatWasMadeBefore,
      easemob: easemobim && { isHidden: easemobim.config.hide, calls: easemobim.calls, at: easemobLoadedAt! },
      openChat: localStorage.getItem('open_chat'),
    };
  });

/** The visitor closes the vendor's widget with the vendor's own button. */
export const closeVendor = (page: Page) =>
  page.evaluate(() => {
    const { ssq, easemobim } = window as unknown as StandIns;
    if (ssq) ssq.push('chatClose');
    else easemobim!.minimize();
  });
