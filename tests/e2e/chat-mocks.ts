import type { BrowserContext, Page } from '@playwright/test';
import { grantedConsent } from './consent-states';

/** Mocks of two chat vendors' scripts, limited to the API that a page uses. */

export const scriptUrl = 'https://chat.example/project.js';

/** Defines its queue with a delay; pushed commands are queued and executed. */
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

type MockedWindow = {
  ssq?: { push: (name: string) => void; queue: string[] };
  chatWasMadeBefore?: boolean;
  easemobim?: { config: { hide: boolean }; calls: unknown[]; minimize: () => void };
  easemobLoadedAt?: number;
};

/** Serves the mocks instead of the vendors' servers. */
export async function mockChats(context: BrowserContext): Promise<void> {
  const serve = (url: string | RegExp, body: string) =>
    context.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await serve(/^https:\/\/chat\.example\//, salesmartly);
  await serve(/^https:\/\/kefu\.easemob\.com\/webim\/easemob\.js\?/, easemob);
}

/** Sets the consent cookie of a visitor who has allowed everything. */
export async function grantConsent(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'consent', value: grantedConsent, domain: 'localhost', path: '/' }]);
}

/** Returns the state of the mocks on a page. */
export const getChatState = (page: Page) =>
  page.evaluate(() => {
    const { ssq, chatWasMadeBefore, easemobim, easemobLoadedAt } = window as unknown as MockedWindow;
    return {
      pushed: ssq?.queue ?? null,
      wasMadeBefore: chatWasMadeBefore,
      easemob: easemobim && { isHidden: easemobim.config.hide, calls: easemobim.calls, at: easemobLoadedAt! },
      openChat: localStorage.getItem('open_chat'),
    };
  });

/** Closes the vendor's widget with the vendor's own button. */
export const closeWidget = (page: Page) =>
  page.evaluate(() => {
    const { ssq, easemobim } = window as unknown as MockedWindow;
    if (ssq) ssq.push('chatClose');
    else easemobim!.minimize();
  });
