import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UpdateChecker } from '@/components/deferred/update-checker';

const path = '/pricing';
const routed: string[] = [];

/** Stands in for the router, which gets clicks last. */
function route(event: MouseEvent): void {
  event.preventDefault();
  routed.push((event.target as Element).getAttribute('href')!);
}

const click = () => document.querySelector('a')!.click();
const failChunkLoad = () => dispatchEvent(new CustomEvent('preloadError', { cancelable: true }));

beforeEach(() => {
  routed.length = 0;
  addEventListener('click', route);
  render(
    <>
      <UpdateChecker buildId="this" />
      <a href={path}>Pricing</a>
    </>,
  );
});
afterEach(() => removeEventListener('click', route));

describe('after a file of the build failed to load', () => {
  it('the next link is left to the browser', async () => {
    // jsdom cannot navigate.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    failChunkLoad();
    await Promise.resolve();
    click();
    expect(routed).toEqual([]);
  });

  it('the next link is routed as usual if a listener has canceled the event', async () => {
    addEventListener('preloadError', (event) => event.preventDefault(), { once: true });
    failChunkLoad();
    await Promise.resolve();
    click();
    expect(routed).toEqual([path]);
  });
});
