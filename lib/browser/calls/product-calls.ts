import * as z from 'zod/mini';
import { callProduct } from '@/lib/browser/calls/call-product';
import { lenient } from '@/lib/browser/calls/lenient';
import type { InputOf } from '@/lib/protocol/call-shape';
import { authorizedLoginShape } from '@/lib/protocol/calls/authorized-login';
import { baseInfoShape } from '@/lib/protocol/calls/base-info';
import { fingerprintLogShape } from '@/lib/protocol/calls/fingerprint-log';
import { latestVersionShape } from '@/lib/protocol/calls/latest-version';
import { recordSourceShape } from '@/lib/protocol/calls/record-source';
import { refSetShape } from '@/lib/protocol/calls/ref-set';
import type { PlatformId } from '@/lib/protocol/platforms';

/** One function per call of the product's back end. All of them throw what `callProduct` throws. */

/** Success is all that is read; what else another back end says does not matter. */
const anything = z.unknown();

/** Another back end may call the title `seo_title`. */
const baseInfo = lenient(z.extend(baseInfoShape.data, { seo_title: z.string() }));
export type BaseInfo = z.output<typeof baseInfo>;

export const emptyBaseInfo: BaseInfo = baseInfo.parse({});

/** What the operator says of the site; empty when it cannot be had. @param lang a tag such as `ru-RU` */
export function getBaseInfo(lang: string): Promise<BaseInfo> {
  return callProduct(baseInfoShape, { lang, type: 'home' }, { data: baseInfo }).catch(() => emptyBaseInfo);
}

/** Where the newest app for a system is; empty when there is none. */
export async function getLatestVersion(system: PlatformId): Promise<string> {
  const { path, data } = latestVersionShape;
  const options = { data: lenient(data), key: `${path} ${system}` };
  return (await callProduct(latestVersionShape, { system }, options)).url;
}

/** Tells the back end the referral code that a visitor came with, also from a page that is being closed. */
export async function setRef(referral: InputOf<typeof refSetShape>, signal: AbortSignal): Promise<void> {
  await callProduct(refSetShape, referral, { data: anything, keepalive: true, signal });
}

/**
 * Sends what brought the visitor, also from a page that is being closed.
 * @param source_data the record as JSON
 * @param referer the referrers as JSON
 */
export async function recordSource(source_data: string, referer: string, signal: AbortSignal): Promise<void> {
  await callProduct(recordSourceShape, { source_data, referer }, { data: anything, keepalive: true, signal });
}

/** Sends browser signals. @param data base64 of JSON in UTF-8 */
export async function logFingerprint(data: string, signal: AbortSignal): Promise<void> {
  const input = { log_type: 'WWW_FINGERPRINT_INFO', data, base_encode: '1' } as const;
  await callProduct(fingerprintLogShape, input, { data: anything, signal });
}

export type SignIn = Required<InputOf<typeof authorizedLoginShape>>;

/** Signs somebody in. @returns the code that the product's app takes */
export async function authorizedLogin(fields: SignIn, signal: AbortSignal): Promise<string> {
  return (await callProduct(authorizedLoginShape, fields, { signal })).cpl;
}
