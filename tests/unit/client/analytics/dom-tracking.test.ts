// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { recordConfirmation, trackActions, trackErrors, watchExposures } from '@/lib/client/analytics/dom-tracking';
import { mockIntersections } from '@/tests/mocks/browser';

const record = vi.fn();
const register = { op_type: 'click', op_obj_type: 'link', op_obj_value: 'register' };
let show: (share: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  show = mockIntersections();
  record.mockClear();
  document.body.innerHTML =
    '<section data-expose="plans"><a data-click="register"><span>Begin</span></a><button>Nothing</button></section>';
});

const click = (type = 'click', button = 0) =>
  document.querySelector('span')!.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));

it('an element is exposed after half of it was visible for a second, once per page', () => {
  watchExposures(record);
  show(0.5);
  vi.advanceTimersByTime(999);
  expect(record).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(record.mock.calls).toEqual([[{ op_type: 'expose', op_obj_type: 'section', op_obj_value: 'plans' }]]);
  show(0);
  show(1);
  vi.advanceTimersByTime(5000);
  expect(record).toHaveBeenCalledOnce();
});

it('an element that was less visible, not for a full second, or on a page that is left, is not exposed', () => {
  const leave = watchExposures(record);
  show(0.4);
  vi.advanceTimersByTime(5000);
  show(0.6);
  vi.advanceTimersByTime(900);
  show(0.1);
  vi.advanceTimersByTime(5000);
  show(1);
  leave();
  vi.advanceTimersByTime(5000);
  expect(record).not.toHaveBeenCalled();
});

it('a click is recorded under the name of its element until tracking stops', () => {
  const controller = new AbortController();
  trackActions(record, controller.signal);
  click();
  document.querySelector('button')!.click();
  controller.abort();
  click();
  expect(record.mock.calls).toEqual([[register, expect.any(Number), '/']]);
});

it('a middle click on a link counts; a right click, and a middle click on a button, do not', () => {
  const controller = new AbortController();
  trackActions(record, controller.signal);
  click('auxclick', 2);
  expect(record).not.toHaveBeenCalled();
  click('auxclick', 1);
  expect(record.mock.calls).toEqual([[register, expect.any(Number), '/']]);
  document.body.innerHTML = '<button data-click="contact"><span>Send</span></button>';
  click('auxclick', 1);
  expect(record).toHaveBeenCalledOnce();
  controller.abort();
});

it('clicks before tracking began are recorded once, with their time and page', () => {
  window.earlyActions = [['register', 'A', 0, 1700, '/ru']];
  for (let start = 0; start < 2; start += 1) {
    const controller = new AbortController();
    trackActions(record, controller.signal);
    controller.abort();
  }
  expect(record.mock.calls).toEqual([[register, 1700, '/ru']]);
});

it('errors are recorded, including those before startup', () => {
  window.earlyErrors = [new ErrorEvent('error', { message: 'early', filename: 'a.js', lineno: 1 })];
  const controller = new AbortController();
  trackErrors(record, controller.signal);
  window.dispatchEvent(new ErrorEvent('error', { message: 'late', filename: 'b.js', lineno: 2 }));
  controller.abort();
  window.dispatchEvent(new ErrorEvent('error', { message: 'too late' }));
  const failed = { op_type: 'error', op_res: 'failed', op_obj_type: '100102' };
  expect(record.mock.calls).toEqual([
    [{ ...failed, op_obj_value: 'early (a.js:1)' }],
    [{ ...failed, op_obj_value: 'late (b.js:2)' }],
  ]);
});

const confirmed = { op_type: 'view', op_obj_type: 'confirmation', op_obj_value: 'contact' };
const accepted = () => new CustomEvent('accepted', { detail: 'site/contact' as const });

it('a form accepted by the server is recorded, even before tracking began, until tracking stops', () => {
  window.earlyActions = [['site/contact', 'FORM', 0, 1700, '/ru']];
  const controller = new AbortController();
  trackActions(record, controller.signal);
  window.dispatchEvent(accepted());
  controller.abort();
  window.dispatchEvent(accepted());
  expect(record.mock.calls).toEqual([
    [confirmed, 1700, '/ru'],
    [confirmed, expect.any(Number), '/'],
  ]);
});

it('a form that the browser submitted itself is recorded on the page that confirms it', () => {
  document.body.innerHTML = '<h2 id="faq"></h2><form action="/api/site/contact"><p id="sent"></p></form>';
  for (const hash of ['', '#faq', '#sent']) {
    location.hash = hash;
    recordConfirmation(record);
  }
  location.hash = '';
  expect(record.mock.calls).toEqual([[confirmed]]);
});
