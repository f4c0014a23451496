import { afterEach, expect, it, vi } from 'vitest';

/** The device ID stored for a request of a browser that has one. */
async function deviceStored(headers: Record<string, string>, mode = 'opt-out'): Promise<string | null> {
  vi.stubEnv('CONSENT_MODE', mode);
  vi.resetModules();
  const { clientColumns } = await import('@/lib/api/http/client-info');
  const cookie = ['__SYS_ID=device-0123456789ab', headers.cookie].filter(Boolean).join('; ');
  return clientColumns(new Request('https://www.facetry.example/', { headers: { ...headers, cookie } })).deviceId;
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('the device ID is stored until the visitor refuses in opt-out mode', async () => {
  expect(await deviceStored({})).toBe('device-0123456789ab');
  expect(await deviceStored({ cookie: 'consent=1.0.1' })).toBeNull();
});

it('the device ID is stored after the visitor agrees in opt-in mode', async () => {
  expect(await deviceStored({}, 'opt-in')).toBeNull();
  expect(await deviceStored({ cookie: 'consent=1.1.0' }, 'opt-in')).toBe('device-0123456789ab');
});

it.each(['sec-gpc', 'dnt'])('the device ID is never stored if the browser sends %s', async (name) => {
  expect(await deviceStored({ [name]: '1', cookie: 'consent=1.1.1' })).toBeNull();
  expect(await deviceStored({ [name]: '0' })).toBe('device-0123456789ab');
});
