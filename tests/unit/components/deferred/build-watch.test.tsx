import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildWatch } from '@/components/deferred/build-watch';
import { markUnsaved } from '@/lib/client/forms/unsaved';
import { storageKeys } from '@/lib/contract/storage-keys';
import { answerCalls } from '../answer-calls';

/** A part of the page's code cannot be loaded. */
function loseChunk(): void {
  const script = document.createElement('script');
  script.src = '/_next/static/chunks/no-longer-there.js';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

/** True when the page was loaded anew, which is noted beforehand. */
const isLoadedAfresh = () => sessionStorage.getItem(storageKeys.reload) !== null;

/** Lets the page ask the server, and act on the answer. */
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  answerCalls({ '/builds/latest.json': {} });
  vi.spyOn(Response.prototype, 'json').mockResolvedValue({ id: 'this' });
  // A page is not loaded here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <BuildWatch buildId="this" />
      <form>
        <textarea aria-label="Message" />
      </form>
    </>,
  );
});

describe('a part of the code that cannot be loaded', () => {
  it('makes the page load afresh', async () => {
    loseChunk();
    await answered();
    expect(isLoadedAfresh()).toBe(true);
  });

  it('does not where somebody listens and says no', async () => {
    addEventListener('preloadError', (event) => event.preventDefault(), { once: true });
    loseChunk();
    await answered();
    expect(isLoadedAfresh()).toBe(false);
  });

  it('does not without a network, nor where the server cannot be reached', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    loseChunk();
    await answered();
    expect(isLoadedAfresh()).toBe(false);
    answerCalls({});
    loseChunk();
    await answered();
    expect(isLoadedAfresh()).toBe(false);
  });

  it('does not while a form holds text, whoever has noticed', async () => {
    const field = document.querySelector('textarea')!;
    field.value = 'Typed before any script was there';
    loseChunk();
    await answered();
    expect(isLoadedAfresh()).toBe(false);
    field.value = '';
    loseChunk();
    await answered();
    expect(isLoadedAfresh()).toBe(true);
  });

  it('does not while a form holds something unsent', async () => {
    const form = document.querySelector('form')!;
    markUnsaved(form, 'written');
    loseChunk();
    await answered();
    expect(isLoadedAfresh()).toBe(false);
    markUnsaved(form, null);
    loseChunk();
    await answered();
    expect(isLoadedAfresh()).toBe(true);
  });
});
