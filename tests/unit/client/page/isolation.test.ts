// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML =
    '<section data-tool="utm-link"><input value="a"><button>x</button></section><input id="other">';
});

const load = async () => {
  const { followToolUse, isSendingPaused } = await import('@/lib/client/page/isolation');
  return { stop: followToolUse(), isSendingPaused };
};

it.each(['input', 'paste', 'drop', 'click'])('sending pauses at the first %s in the tool', async (type) => {
  const { stop, isSendingPaused } = await load();
  document.getElementById('other')!.dispatchEvent(new Event(type, { bubbles: true }));
  expect(isSendingPaused()).toBe(false);
  document.querySelector('input')!.dispatchEvent(new Event(type, { bubbles: true }));
  expect(isSendingPaused()).toBe(true);
  stop();
});

it('text typed before scripts have loaded counts as use', async () => {
  document.querySelector('input')!.value = 'secret';
  const { stop, isSendingPaused } = await load();
  expect(isSendingPaused()).toBe(true);
  stop();
});

it('what waited may be sent when the page is left, and pauses again when it is restored', async () => {
  const { stop, isSendingPaused } = await load();
  document.querySelector('button')!.click();
  window.dispatchEvent(new Event('pagehide'));
  expect(isSendingPaused()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(isSendingPaused()).toBe(true);
  stop();
});

it('a page without a tool never pauses', async () => {
  document.querySelector('[data-tool]')!.remove();
  const { isSendingPaused } = await load();
  document.getElementById('other')!.click();
  expect(isSendingPaused()).toBe(false);
});
