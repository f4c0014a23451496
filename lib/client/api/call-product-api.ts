import type * as z from 'zod/mini';
import { clientSettings } from '@/lib/client/api/client-settings';
import { callEndpoint, type CallOptions } from '@/lib/client/api/call-endpoint';
import { isIsolatedPage, isSendingPaused } from '@/lib/client/page/isolation';
import type { EndpointSchema, InputOf } from '@/lib/contract/endpoint-schema';

/**
 * Calls an endpoint of the product's back end at its configured URL.
 * @throws errors of `callEndpoint`; Error on an isolated page in use, or if the back end has an origin that it may not
 * request
 */
export async function callProductApi<Endpoint extends EndpointSchema, Data = z.output<Endpoint['data']>>(
  endpoint: Endpoint,
  input: InputOf<Endpoint> & object,
  options?: CallOptions<Data>,
): Promise<Data> {
  const { apiBaseUrl } = await clientSettings();
  const isForeign = new URL(apiBaseUrl, location.href).origin !== location.origin;
  if (isSendingPaused() || (isForeign && isIsolatedPage())) throw new Error('Not allowed on this page.');
  return callEndpoint(apiBaseUrl, endpoint, input, options);
}
