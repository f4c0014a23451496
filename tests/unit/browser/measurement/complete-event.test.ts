import { describe, expect, it } from 'vitest';
import { completeEvent, type NewEvent } from '@/lib/browser/measurement/complete-event';
import { eventTexts } from '@/lib/protocol/events';

const click: NewEvent = { op_type: 'click', op_obj_type: 'button', op_obj_value: 'contact' };

describe('an event that is recorded', () => {
  it('gets an id of its own, the time and the page, and succeeds unless it says otherwise', () => {
    const event = completeEvent(click, 1700, '/ru/faq');
    expect(event).toEqual({ ...click, id: event.id, op_res: 'success', user_timestamp_: 1700, path: '/ru/faq' });
    expect(event.id).toMatch(/^[\w-]{22}$/);
    expect(completeEvent(click, 1700, '/ru/faq').id).not.toBe(event.id);
    expect(completeEvent({ ...click, op_res: 'failed' }, 1700, '/').op_res).toBe('failed');
  });

  it('is cut to what the back end takes', () => {
    const event = completeEvent({ ...click, op_obj_value: `\u0000${'v'.repeat(5000)}` }, 0, `/${'p'.repeat(5000)}`);
    expect(event.op_obj_value).toBe('v'.repeat(eventTexts.op_obj_value));
    expect(event.path).toHaveLength(eventTexts.path);
  });
});
