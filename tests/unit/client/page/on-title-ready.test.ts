// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onTitleReady } from '@/lib/client/page/on-title-ready';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function title(text: string): HTMLTitleElement {
  const element = document.createElement('title');
  element.textContent = text;
  return element;
}

afterEach(() => document.head.replaceChildren());

describe('what waits for the head of a page', () => {
  it('runs at once when the head came with the page, also when its title is the last page’s', () => {
    document.head.append(title('Same'));
    const run = vi.fn();
    onTitleReady(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs when the head arrives, however late, and once', async () => {
    const titles: string[] = [];
    onTitleReady(() => titles.push(document.title));
    document.head.append(document.createElement('script'));
    await settled();
    expect(titles).toEqual([]);
    document.head.append(title('Late'), document.createElement('link'));
    await settled();
    document.head.replaceChildren(title('Next'));
    await settled();
    expect(titles).toEqual(['Late']);
  });

  it('does not run when it was stopped before', async () => {
    const run = vi.fn();
    const stop = onTitleReady(run);
    stop();
    document.head.append(title('Late'));
    await settled();
    expect(run).not.toHaveBeenCalled();
  });
});
