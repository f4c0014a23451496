import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UpdateChecker } from '@/components/deferred/update-checker';
import { markUnsaved } from '@/lib/client/forms/unsaved';
import { storageKeys } from '@/lib/contract/storage-keys';
import { mockApi } from '../mock-api';

/** Simulates a chunk that fails to load. */
function failChunkLoad(): void {
  const script = document.createElement('script');
  script.src = '/_next/static/chunks/no-longer-there.js';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
}

/** Whether the page was reloaded, which is recorded before the reload. */
const isReloaded = () => sessionStorage.getItem(storageKeys.reload) !== null;

/** Waits until the page has requested the server and handled the response. */
const flushResponse = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

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
  it('a chunk error reloads the page', async () => {
    failChunkLoad();
    await flushResponse();
    expect(isReloaded()).toBe(true);
  });

  it('a listener can prevent the reload after a chunk error', async () => {
    addEventListener('preloadError', (event) => event.preventDefault(), { once: true });
    failChunkLoad();
    await flushResponse();
    expect(isReloaded()).toBe(false);
  });

  it('a chunk error does not reload the page without a network or if the server is unreachable', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    failChunkLoad();
    await flushResponse();
    expect(isReloaded()).toBe(false);
    mockApi({});
    failChunkLoad();
    await flushResponse();
    expect(isReloaded()).toBe(false);
  });

  it('a chunk error does not reload the page while a form contains text, whoever reports the failure', async () => {
    const field = document.querySelector('textarea')!;
    field.value = 'Typed before any script was there';
    failChunkLoad();
    await flushResponse();
    expect(isReloaded()).toBe(false);
    field.value = '';
    failChunkLoad();
    await flushResponse();
    expect(isReloaded()).toBe(true);
  });

  it('a chunk error does not reload the page while a form contains unsent changes', async () => {
    const form = document.querySelector('form')!;
    markUnsaved(form, 'dirty');
    failChunkLoad();
    await flushResponse();
    expect(isReloaded()).toBe(false);
    markUnsaved(form, null);
    failChunkLoad();
    await flushResponse();
    expect(isReloaded()).toBe(true);
  });
});
