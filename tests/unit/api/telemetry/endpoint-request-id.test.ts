import { describe, expect, it, vi } from 'vitest';

vi.mock('server-only', () => ({}));

const { respondTo } = await import('@/lib/api/http/define-endpoint');
const { allEndpoints } = await import('@/lib/api/all-endpoints');
const endpoint = (await allEndpoints()).get('visitor-ip')!;

const id = '0123456789abcdef0123456789abcdef';
const respond = (sent: string, method = 'GET') =>
  respondTo(endpoint, new Request('http://localhost/api', { method, headers: { 'X-Request-Id': sent } }));

describe('the request ID of an endpoint', () => {
  it("the response contains the server's request ID, also for errors", async () => {
    for (const response of [await respond(id), await respond(id, 'POST')]) {
      expect(response.headers.get('x-request-id')).toBe(id);
    }
  });

  it('an invalid request ID is never echoed, if no server of the site set it', async () => {
    expect((await respond('planted')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
