import * as z from 'zod/mini';
import { callProductApi } from '@/lib/client/api/call-product-api';
import { toLenientSchema } from '@/lib/client/api/lenient-schema';
import type { InputOf } from '@/lib/contract/endpoint-schema';
import { authorizedLoginEndpoint } from '@/lib/contract/endpoints/authorized-login';
import { baseInfoEndpoint } from '@/lib/contract/endpoints/base-info';
import { fingerprintLogEndpoint } from '@/lib/contract/endpoints/fingerprint-log';
import { latestVersionEndpoint } from '@/lib/contract/endpoints/latest-version';
import { recordSourceEndpoint } from '@/lib/contract/endpoints/record-source';
import { refSetEndpoint } from '@/lib/contract/endpoints/ref-set';
import type { PlatformId } from '@/lib/contract/platforms';

/** One function per endpoint of the product's back end. All of them throw `ApiError` for a code other than 0, and the network errors of `callProductApi`. */

/** Only success is checked; the data of another back end is ignored. */
const unknownData = z.unknown();

/** Another back end may call the title `seo_title`. */
const baseInfo = toLenientSchema(z.extend(baseInfoEndpoint.data, { seo_title: z.string() }));
export type BaseInfo = z.output<typeof baseInfo>;

export const emptyBaseInfo: BaseInfo = baseInfo.parse({});

/** Site settings of the operator; empty when unavailable. @param lang a tag such as `ru-RU` */
export function getBaseInfo(lang: string): Promise<BaseInfo> {
  return callProductApi(baseInfoEndpoint, { lang, type: 'home' }, { data: baseInfo }).catch(() => emptyBaseInfo);
}

/** Download URL of the newest app for a system; empty when there is none. */
export async function getLatestVersion(system: PlatformId): Promise<string> {
  const { path, data } = latestVersionEndpoint;
  const options = { data: toLenientSchema(data), key: `${path} ${system}` };
  return (await callProductApi(latestVersionEndpoint, { system }, options)).url;
}

/** Reports the visitor's referral code; also works while the page is being closed. */
export async function setRef(referral: InputOf<typeof refSetEndpoint>, signal: AbortSignal): Promise<void> {
  await callProductApi(refSetEndpoint, referral, { data: unknownData, keepalive: true, signal });
}

/**
 * Reports how the visitor arrived; also works while the page is being closed.
 * @param source_data the record as JSON
 * @param referer the referrers as JSON
 */
export async function recordSource(source_data: string, referer: string, signal: AbortSignal): Promise<void> {
  await callProductApi(recordSourceEndpoint, { source_data, referer }, { data: unknownData, keepalive: true, signal });
}

/** Sends browser signals. @param data base64 of JSON in UTF-8 */
export async function logFingerprint(data: string, signal: AbortSignal): Promise<void> {
  const input = { log_type: 'WWW_FINGERPRINT_INFO', data, base_encode: '1' } as const;
  await callProductApi(fingerprintLogEndpoint, input, { data: unknownData, signal });
}

export type SignInRequest = Required<InputOf<typeof authorizedLoginEndpoint>>;

/** Signs a user in. @returns the code that the product's app accepts */
export async function authorizedLogin(fields: SignInRequest, signal: AbortSignal): Promise<string> {
  return (await callProductApi(authorizedLoginEndpoint, fields, { signal })).cpl;
}
