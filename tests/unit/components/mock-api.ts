import { vi } from 'vitest';

type Answer = { status?: number; code?: number; msg?: string; data?: unknown };
export type Asked = { path: string; query: Record<string, string>; method: string; body: Record<string, unknown> };

async function bodyOf(body: RequestInit['body']): Promise<Record<string, unknown>> {
  if (body instanceof FormData || body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
}

/**
 * Stands in for the network: answers calls in the shape of the contract, and notes what was asked.
 * @param answers by path, such as `/api/site/erase`; what is not told is success without data. A function is asked anew
 *   each time. A call that is not named fails as it does without a network
 */
export function answerCalls(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.href);
    asked.push({ path: pathname, query: Object.fromEntries(searchParams), method, body: await bodyOf(body) });
    const answer = answers[pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    const {
      status = 200,
      code = 0,
      msg = 'success',
      data = null,
    } = typeof answer === 'function' ? await answer() : answer;
    return Response.json({ code, msg, data }, { status });
  });
  return asked;
}
