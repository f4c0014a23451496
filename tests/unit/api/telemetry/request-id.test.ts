import { expect, it } from 'vitest';
import { incomingRequestId } from '@/lib/api/telemetry/request-id';

const nginx = '0123456789abcdef0123456789abcdef';
const uuid = '01234567-89ab-cdef-0123-456789abcdef';

it.each([nginx, uuid])('the request ID of a trusted proxy is used: %s', (id) => {
  expect(incomingRequestId(id, 1)).toBe(id);
});

it('without a trusted proxy the request ID is a new one', () => {
  expect(incomingRequestId(nginx, 0)).not.toBe(nginx);
});

it.each(['', 'ada@example.org', `${nginx}\n`, nginx.toUpperCase(), nginx.slice(1), `${nginx}, ${nginx}`, '"}{"'])(
  'a malformed request ID is replaced: %j',
  (sent) => {
    const id = incomingRequestId(sent, 1);
    expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(incomingRequestId(sent, 1)).not.toBe(id);
  },
);
