import type * as z from 'zod/mini';
import { clientSettings } from '@/lib/client/api/client-settings';
import { callEndpoint, type CallOptions } from '@/lib/client/api/call-endpoint';
import type { EndpointSchema, InputOf } from '@/lib/contract/endpoint-schema';

/** Calls an endpoint of the product's back end at its configured URL. @throws errors of `callEndpoint` */
export async function callProductApi<Endpoint extends EndpointSchema, Data = z.output<Endpoint['data']>>(
  endpoint: Endpoint,
  input: InputOf<Endpoint> & object,
  options?: CallOptions<Data>,
): Promise<Data> {
  const { apiBaseUrl } = await clientSettings();
  return callEndpoint(apiBaseUrl, endpoint, input, options);
}
