import { vi } from 'vitest';
import type { ClientSettings } from '@/lib/contract/endpoints/site-settings';

type ApiResponse = { status?: number; code?: number; msg?: string; data?: unknown };
export type ApiRequest = { path: string; query: Record<string, string>; method: string; body: Record<string, unknown> };

async function bodyOf(body: RequestInit['body']): Promise<Record<string, unknown>> {
  if (body instanceof FormData || body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
}

/**
 * Mocks the network: responds to API requests as the contract specifies and records them.
 * @param responses by path, such as `/api/site/erase`; an omitted body is success without data. A function is called
 * for each request. Requests to other paths fail as without a network
 */
export function mockApi(
  responses: Record<string, ApiResponse | (() => ApiResponse | Promise<ApiResponse>)>,
): ApiRequest[] {
  const requests: ApiRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, location.href);
    requests.push({ path: pathname, query: Object.fromEntries(searchParams), method, body: await bodyOf(body) });
    const response = responses[pathname];
    if (!response) throw new TypeError('Failed to fetch');
    const {
      status = 200,
      code = 0,
      msg = 'success',
      data = null,
    } = typeof response === 'function' ? await response() : response;
    return Response.json({ code, msg, data }, { status });
  });
  return requests;
}

/** The client settings if no setting is set. */
export const plainSettings: ClientSettings = {
  apiBaseUrl: '/api',
  appUrl: 'https://app.facetry.example',
  buildId: 'b1',
  consentMode: 'opt-out',
  googleClientId: '',
  oneTapNewTab: false,
  beaconKey: null,
  contactEmail: 'hello@facetry.example',
  leakTest: { stunUrl: '', ipv6CheckUrl: '' },
  campaign: null,
  chat: { hasExcludedIp: false, fallbackScriptUrl: '', easemobConfigId: '' },
};
