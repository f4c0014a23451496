import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorScreen } from '@/components/layout/error-screen';
import { ErrorMessagesProvider } from '@/components/layout/error-messages-context';
import chinese from '@/messages/zh/errors.json';
import english from '@/messages/en/errors.json';
import { NextContext } from '../next-context';

/** As app/[locale]/layout.tsx passes them. Both links stay on this page, since jsdom cannot navigate. */
const messagesOf = ({ failed }: typeof english) => ({
  ...failed,
  brand: 'Facetry',
  blog: { href: '/#blog', hint: failed.redirectToBlogHint, back: failed.backToBlog },
  home: { href: '/#home', hint: failed.redirectToHomeHint, back: failed.backToHome },
});

const { failed } = english;
const onRetry = vi.fn();
const timer = () => screen.queryByRole('timer');
const seconds = (text: string | null | undefined) => Number(/\d+/.exec(text ?? '')?.[0]);

function advanceSeconds(count: number): void {
  for (let second = 0; second < count; second += 1) act(() => vi.advanceTimersByTime(1000));
}

function renderErrorScreen(path = '/pricing', messages = english): void {
  render(
    <NextContext path={path}>
      <ErrorMessagesProvider messages={messagesOf(messages)}>
        <ErrorScreen onRetry={onRetry} />
      </ErrorMessagesProvider>
    </NextContext>,
  );
}

beforeEach(() => {
  onRetry.mockClear();
  vi.useFakeTimers();
});

it('the error screen counts down from five to zero, then opens the blog', () => {
  renderErrorScreen();
  for (const left of [5, 4, 3, 2, 1]) {
    expect(seconds(timer()!.textContent)).toBe(left);
    expect(location.hash).toBe('');
    advanceSeconds(1);
  }
  expect(seconds(timer()!.textContent)).toBe(0);
  expect(location.hash).toBe('#blog');
});

it("the error screen focuses its heading, and the page's heading after recovery", async () => {
  renderErrorScreen();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  cleanup();
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(document.activeElement).toBe(heading);
  heading.remove();
});

it('the error screen does not navigate offline, and can be retried', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderErrorScreen();
  advanceSeconds(10);
  expect(location.hash).toBe('');
  fireEvent.click(screen.getByRole('button', { name: failed.retry }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('the error screen sets its own title, even if the head arrives later, and restores the old one', async () => {
  document.title = 'Another page';
  renderErrorScreen();
  expect(document.title).toBe(failed.title);
  await act(async () => {
    document.querySelector('title')!.textContent = 'The page that failed';
  });
  expect(document.title).toBe(failed.title);
  cleanup();
  expect(document.title).toBe('The page that failed');
});

it('the Chinese error screen puts the number first', () => {
  renderErrorScreen('/zh/pricing', chinese);
  expect(timer()!.textContent).toMatch(/^5\D/);
  advanceSeconds(2);
  expect(timer()!.textContent).toMatch(/^3\D/);
});
