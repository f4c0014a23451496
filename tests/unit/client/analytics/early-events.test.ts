import vm from 'node:vm';
import { expect, it, vi } from 'vitest';
import { earlyEventsScript, type EarlyAction } from '@/lib/client/analytics/early-events';
import { parseEarlyPage } from '@/lib/client/analytics/early-pages';
import { idPattern } from '@/lib/contract/id-pattern';

/** Runs the inline head script in its own window. */
function run(isLive: boolean, { cookie = '', navigator = {}, consentMode = 'opt-out' } = {}) {
  const target = new EventTarget();
  const warnings: string[] = [];
  const opened: string[] = [];
  const console = { warn: (text: string) => warnings.push(text) };
  const localStorage: Record<string, string> = {};
  const window: { earlyErrors?: Event[]; earlyActions?: EarlyAction[] | null | undefined } = {};
  vm.runInNewContext(earlyEventsScript(isLive), {
    window,
    URL,
    URLSearchParams,
    setTimeout,
    localStorage,
    addEventListener: target.addEventListener.bind(target),
    console,
    location: {
      href: 'https://www.facetry.example/ru?UTM_Source=nl&utm_term=&ref=R1&q=x',
      pathname: '/ru',
      search: '?UTM_Source=nl&utm_term=&ref=R1&q=x',
      assign: (url: string) => opened.push(url),
    },
    document: { cookie, referrer: 'https://news.example/', documentElement: { lang: 'ru-RU' } },
    navigator: { cookieEnabled: true, doNotTrack: null, ...navigator },
    performance: {
      getEntriesByType: () => [{ type: 'navigate', serverTiming: [{ name: 'consent', description: consentMode }] }],
    },
  });
  const dispatch = (type: string, properties: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), properties);
    target.dispatchEvent(event);
    return event;
  };
  /** Clicks an element. */
  const click = (element: object, button = 0) => {
    Object.assign(target, { closest: () => element });
    return dispatch(button === 0 ? 'click' : 'auxclick', { button });
  };
  const warn = (text: string) => console.warn(text);
  return { window, warn, warnings, opened, localStorage, dispatch, click };
}

const button = { tagName: 'BUTTON', dataset: { click: 'contact' } };

it('clicks of both kinds are stored with their time and the page', () => {
  const { window, click, dispatch } = run(true);
  dispatch('click');
  click(button);
  click(button, 1);
  expect(window.earlyActions).toEqual([
    ['contact', 'BUTTON', 0, expect.any(Number), '/ru'],
    ['contact', 'BUTTON', 1, expect.any(Number), '/ru'],
  ]);
  window.earlyActions = undefined;
  expect(() => click(button)).not.toThrow();
});

it('a page left before analytics have started is stored with its clicks', () => {
  const { window, click, dispatch, localStorage } = run(true);
  click(button);
  dispatch('pagehide');
  const [[key, stored]] = Object.entries(localStorage) as [[string, string]];
  expect(parseEarlyPage(key, stored, Date.now())).toEqual({
    id: expect.stringMatching(idPattern) as string,
    openedAt: expect.any(Number) as number,
    url: new URL('https://www.facetry.example/ru?UTM_Source=nl&utm_term=&ref=R1&q=x'),
    referrer: 'https://news.example/',
    isReloadOrHistory: false,
    locale: 'ru',
    actions: [['contact', 'BUTTON', 0, expect.any(Number), '/ru']],
  });
  // Restored from the back/forward cache and left again.
  dispatch('pagehide');
  expect([window.earlyActions, Object.keys(localStorage)]).toEqual([null, [key]]);
});

it('a page left after analytics have started is not stored', () => {
  const { window, dispatch, localStorage } = run(true);
  window.earlyActions = undefined;
  dispatch('pagehide');
  expect(localStorage).toEqual({});
});

it.each([
  [true, 'without a choice in opt-out mode', {}],
  [true, 'after consent, in either mode', { cookie: 'a=1; consent=1.1.0', consentMode: 'opt-in' }],
  [false, 'without a choice in opt-in mode', { consentMode: 'opt-in' }],
  [false, 'without the header that names the mode', { consentMode: '' }],
  [false, 'after a refusal', { cookie: 'a=1; consent=1.0.1' }],
  [false, 'with Global Privacy Control', { navigator: { globalPrivacyControl: true }, cookie: 'consent=1.1.1' }],
  [false, 'with Do Not Track', { navigator: { doNotTrack: '1' } }],
  [false, 'where cookies are blocked', { navigator: { cookieEnabled: false } }],
])('whether a page is stored is %s %s', (expected, _, options) => {
  const { dispatch, localStorage } = run(true, options);
  dispatch('pagehide');
  expect(Object.keys(localStorage).length === 1).toBe(expected);
});

it('a sign-up link clicked early opens after 1.5 s with the campaign parameters of the URL', () => {
  vi.useFakeTimers();
  const { opened, click } = run(true);
  const dataset = { click: 'register', account: 'register' };
  const link = { tagName: 'A', dataset, target: '', href: 'https://app.facetry.example/register?ref=own&lang=ru' };
  expect(click(link, 1).defaultPrevented).toBe(false);
  expect([click(link).defaultPrevented, opened]).toEqual([true, []]);
  vi.advanceTimersByTime(1500);
  expect(opened).toEqual(['https://app.facetry.example/register?ref=own&lang=ru&utm_source=nl']);
});

it('the first twenty errors and rejections are stored for the code that reports them', () => {
  const { window, dispatch } = run(true);
  for (let i = 0; i < 15; i += 1) {
    dispatch('error');
    dispatch('unhandledrejection');
  }
  expect(window.earlyErrors).toHaveLength(20);
});

it('console warnings are silenced on the live site, and preserved in development', () => {
  const [live, development] = [run(true), run(false)];
  for (const { warn } of [live, development]) warn('for developers');
  expect([live.warnings, development.warnings]).toEqual([[], ['for developers']]);
});
