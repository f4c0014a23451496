import { describe, expect, it, vi } from 'vitest';

vi.mock('server-only', () => ({}));

const { routeHandlers: handlers } = await import('@/lib/api/http/define-endpoint');
const { allEndpoints: allCalls } = await import('@/lib/api/all-endpoints');
const { GET, POST } = handlers((await allCalls()).get('visitor-ip')!);

const id = '0123456789abcdef0123456789abcdef';
const asked = (sent: string) => new Request('http://localhost/api', { headers: { 'X-Request-Id': sent } });

describe('a call', () => {
  it('tells its caller the id that the server has given the request, also when it refuses', async () => {
    for (const answer of [await GET(asked(id)), await POST(asked(id))]) {
      expect(answer.headers.get('x-request-id')).toBe(id);
    }
  });

  it('never repeats what is no id, where no server of the site stands before it', async () => {
    expect((await GET(asked('planted'))).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
