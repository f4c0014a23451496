import { describe, expect, it } from 'vitest';
import { enrichEvent, type NewEvent } from '@/lib/client/analytics/start-analytics';
import { eventTextLimits } from '@/lib/contract/events';

const click: NewEvent = { op_type: 'click', op_obj_type: 'button', op_obj_value: 'contact' };

describe('enriched events', () => {
  it('an event gets a unique ID, the time and the page, and succeeds by default', () => {
    const event = enrichEvent(click, 1700, '/ru/faq');
    expect(event).toEqual({ ...click, id: event.id, op_res: 'success', user_timestamp_: 1700, path: '/ru/faq' });
    expect(event.id).toMatch(/^[\da-f]{32}$/);
    expect(enrichEvent(click, 1700, '/ru/faq').id).not.toBe(event.id);
    expect(enrichEvent({ ...click, op_res: 'failed' }, 1700, '/').op_res).toBe('failed');
  });

  it('event fields are truncated to the limits of the API', () => {
    const event = enrichEvent({ ...click, op_obj_value: `\u0000${'v'.repeat(5000)}` }, 0, `/${'p'.repeat(5000)}`);
    expect(event.op_obj_value).toBe('v'.repeat(eventTextLimits.op_obj_value));
    expect(event.path).toHaveLength(eventTextLimits.path);
  });
});
