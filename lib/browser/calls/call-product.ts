import type * as z from 'zod/mini';
import { clientSettings } from '@/lib/browser/calls/client-settings';
import { makeCall, type CallOptions } from '@/lib/browser/calls/make-call';
import type { InputOf, ScriptCall } from '@/lib/protocol/call-shape';

/** Makes a call of the product's back end, wherever that is. @throws what `makeCall` throws */
export async function callProduct<Shape extends ScriptCall, Data = z.output<Shape['data']>>(
  shape: Shape,
  input: InputOf<Shape> & object,
  options?: CallOptions<Data>,
): Promise<Data> {
  const { apiBaseUrl } = await clientSettings();
  return makeCall(apiBaseUrl, shape, input, options);
}
