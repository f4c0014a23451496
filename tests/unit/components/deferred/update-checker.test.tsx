import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UpdateChecker } from '@/components/deferred/update-checker';
import { markUnsaved } from '@/lib/client/forms/unsaved';
import { storageKeys } from '@/lib/contract/storage-keys';
import { mockApi } from '../mock-api';

/** Simulates a chunk that fails to load. */
function loseChunk(): void {
  const script = document.createElement('script');
  script.src = '/_next/static/chunks/no-longer-there.js';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

/** Whether the page was reloaded, which is recorded before the reload. */
const isReloaded = () => sessionStorage.getItem(storageKeys.reload) !== null;

/** Waits until the page has requested the server and handled the response. */
const responseHandled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  mockApi({ '/builds/latest.json': {} });
  vi.spyOn(Response.prototype, 'json').mockResolvedValue({ id: 'this' });
  // jsdom cannot navigate.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <UpdateChecker buildId="this" />
      <form>
        <textarea aria-label="Message" />
      </form>
    </>,
  );
});

describe('chunk that fails to load', () => {
  it('a failed chunk reloads the page', async () => {
    loseChunk();
    await responseHandled();
    expect(isReloaded()).toBe(true);
  });

  it('a listener can prevent the reload', async () => {
    addEventListener('preloadError', (event) => event.preventDefault(), { once: true });
    loseChunk();
    await responseHandled();
    expect(isReloaded()).toBe(false);
  });

  it('the page is not reloaded without a network or if the server is unreachable', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    loseChunk();
    await responseHandled();
    expect(isReloaded()).toBe(false);
    mockApi({});
    loseChunk();
    await responseHandled();
    expect(isReloaded()).toBe(false);
  });

  it('the page is not reloaded while a form contains text, whoever reports the failure', async () => {
    const field = document.querySelector('textarea')!;
    field.value = 'Typed before any script was there';
    loseChunk();
    await responseHandled();
    expect(isReloaded()).toBe(false);
    field.value = '';
    loseChunk();
    await responseHandled();
    expect(isReloaded()).toBe(true);
  });

  it('the page is not reloaded while a form contains unsent changes', async () => {
    const form = document.querySelector('form')!;
    markUnsaved(form, 'dirty');
    loseChunk();
    await responseHandled();
    expect(isReloaded()).toBe(false);
    markUnsaved(form, null);
    loseChunk();
    await responseHandled();
    expect(isReloaded()).toBe(true);
  });
});
