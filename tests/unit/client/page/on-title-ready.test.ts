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

describe('callback when the title is ready', () => {
  it('the callback runs immediately if the head came with the page, even if the title is unchanged', () => {
    document.head.append(title('Same'));
    const run = vi.fn();
    onTitleReady(run);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('the callback runs once when the head arrives, however late', async () => {
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

  it('the callback does not run if it was cancelled before', async () => {
    const run = vi.fn();
    const stop = onTitleReady(run);
    stop();
    document.head.append(title('Late'));
    await settled();
    expect(run).not.toHaveBeenCalled();
  });
});
