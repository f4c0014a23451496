// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { chunkRecoveryScript } from '@/lib/client/page/chunk-recovery';
import { markUnsaved } from '@/lib/client/forms/unsaved';

const install = new Function('location', 'history', 'navigator', 'fetch', 'addEventListener', chunkRecoveryScript);
let page = new AbortController();

/** `status` is the response of the server to requests for the file, 0 for none. */
type PageState = { status?: number; onLine?: boolean; entry?: object; isLoaded?: boolean; prepare?: () => void };

/** Opens a page with the inline script, and records what is loaded instead of it. */
function openPage({ status = 200, onLine = true, entry, isLoaded = true, prepare }: PageState = {}) {
  const loads: string[] = [];
  const history = { state: entry, replaceState: (state: object) => (history.state = state) };
  const { signal } = (page = new AbortController());
  install(
    { reload: () => loads.push('reload'), assign: (url: string) => loads.push(url) },
    history,
    { onLine },
    () => (status ? Promise.resolve({ status }) : Promise.reject(new TypeError('Failed to fetch'))),
    (type: string, run: EventListener, capture = false) => window.addEventListener(type, run, { capture, signal }),
  );
  document.body.innerHTML = '<form><input type="hidden" value="a"><textarea></textarea></form>';
  prepare?.();
  if (isLoaded) dispatchEvent(new Event('load'));
  return { loads, history };
}

/** Lets a script fail to load. @param isRemoved whether the bundler removes its element */
async function failScript(path = '/_next/static/chunks/gone.js', isRemoved = false): Promise<void> {
  const script = document.createElement('script');
  script.src = path;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  if (isRemoved) script.remove();
  await new Promise((resolve) => setTimeout(resolve));
}

const cancel = () =>
  window.addEventListener('preloadError', (event) => event.preventDefault(), { signal: page.signal });
const type = () => (document.querySelector('textarea')!.value = 'Typed before any script was there');
const edit = () => markUnsaved(document.querySelector('form')!, 'dirty');
const navigate = () => (window.pendingPage = '/pricing');

afterEach(() => {
  page.abort();
  window.pendingPage = undefined;
});

describe('a script or style sheet of the build that fails to load', () => {
  it.each<[string, PageState, string[]]>([
    ['reloads the page if it is available now', { status: 200 }, ['reload']],
    ['reloads the page if a new build no longer has it', { status: 404 }, ['reload']],
    ['loads the page that the router was loading', { prepare: navigate }, ['/pricing']],
    ['does not reload the page if a listener cancels preloadError', { prepare: cancel }, []],
    ['does not reload the page while the server fails', { status: 502 }, []],
    ['does not reload the page while the server is unreachable', { status: 0 }, []],
    ['does not reload the page while the browser is offline', { onLine: false }, []],
    ['does not reload the page while a form contains text, whatever has entered it', { prepare: type }, []],
    ['does not reload the page while a form contains unsent changes', { prepare: edit }, []],
    ['does not reload the page again', { entry: { reloaded: true } }, []],
    ['does not reload the page before it has loaded', { isLoaded: false }, []],
  ])('%s', async (_, state, expected) => {
    const { loads } = openPage(state);
    await failScript();
    expect(loads).toEqual(expected);
  });

  it('marks the history entry before the reload, so that the next document is not reloaded', async () => {
    const { history } = openPage({ entry: { visited: true } });
    await failScript();
    expect(history.state).toEqual({ visited: true, reloaded: true });
  });

  it('reloads the page only if the second request of the bundler fails, too', async () => {
    const { loads } = openPage();
    await failScript('/_next/static/chunks/a.js', true);
    await failScript('/_next/static/chunks/b.js', true);
    expect(loads).toEqual([]);
    await failScript('/_next/static/chunks/a.js', true);
    expect(loads).toEqual(['reload']);
  });
});

it('files of others that fail to load do not reload the page', async () => {
  const { loads } = openPage();
  await failScript('https://chat.example/widget.js');
  dispatchEvent(new ErrorEvent('error', { message: 'An error of a script' }));
  expect(loads).toEqual([]);
});
