import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildWatch } from '@/components/later/build-watch';
import { markUnsent } from '@/lib/browser/forms/unsent';
import { storageKeys } from '@/lib/protocol/storage-table';
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

beforeEach(() => {
  answerCalls({});
  // A page is not loaded here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <>
      <BuildWatch buildId="this" />
      <form />
    </>,
  );
});

describe('a part of the code that cannot be loaded', () => {
  it('makes the page load afresh', () => {
    loseChunk();
    expect(isLoadedAfresh()).toBe(true);
  });

  it('does not where somebody listens and says no', () => {
    addEventListener('preloadError', (event) => event.preventDefault(), { once: true });
    loseChunk();
    expect(isLoadedAfresh()).toBe(false);
  });

  it('does not without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    loseChunk();
    expect(isLoadedAfresh()).toBe(false);
  });

  it('does not while a form holds something unsent', () => {
    const form = document.querySelector('form')!;
    markUnsent(form, 'written');
    loseChunk();
    expect(isLoadedAfresh()).toBe(false);
    markUnsent(form, null);
    loseChunk();
    expect(isLoadedAfresh()).toBe(true);
  });
});
