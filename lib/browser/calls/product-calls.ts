import * as z from 'zod/mini';
import { call } from '@/lib/browser/calls/client-api';
import type { PlatformId } from '@/lib/protocol/platforms';

/** One function per call of the product's back end. All of them throw what `call` throws. */

const nothing = z.unknown();
const text = z.catch(z.string(), '');

const baseInfo = z.object({
  title: text,
  seo_title: text,
  keywords: text,
  description: text,
  register_url: text,
  login_url: text,
  statistical_title: text,
  statistical_body: text,
});
export type BaseInfo = z.infer<typeof baseInfo>;

export const emptyBaseInfo: BaseInfo = z.parse(baseInfo, {});

/** What the operator says of the site; empty when it cannot be had. @param language a tag such as `ru-RU` */
export function getBaseInfo(language: string): Promise<BaseInfo> {
  return call('home/base-info', { data: baseInfo, query: { lang: language, type: 'home' } }).catch(() => emptyBaseInfo);
}

/** Where the newest app for a system is; empty when there is none. */
export async function getLatestVersion(system: PlatformId): Promise<string> {
  const path = 'client/sys-client-version/get-latest-version';
  const data = z.object({ url: text });
  return (await call(path, { data, query: { system }, key: `${path} ${system}` })).url;
}

/** Tells the back end the referral code that a visitor came with. */
export async function setRef(code: string, signal: AbortSignal): Promise<void> {
  await call('sys/config/ref/set', { data: nothing, query: { c_v: code }, signal });
}

/** Sends what brought the visitor. @param source the record as JSON @param referer the referrers as JSON */
export async function recordSource(source: string, referer: string, signal: AbortSignal): Promise<void> {
  const body = new FormData();
  body.set('source_data', source);
  body.set('referer', referer);
  await call('sys/user/passport/record-source', { data: nothing, method: 'POST', body, signal });
}

/** Sends browser signals. @param data base64 of JSON in UTF-8 */
export async function logFingerprint(data: string, signal: AbortSignal): Promise<void> {
  const body = new URLSearchParams({ log_type: 'WWW_FINGERPRINT_INFO', data, base_encode: '1' });
  await call('client/record-data/log', { data: nothing, method: 'POST', body, signal });
}

export type SignIn = {
  third_party: 'google';
  third_party_action_type: 'one_tap';
  redirect_data: string;
  invite_code: string;
  language: string;
  source: string;
  referer: string;
  regParam: string;
};

/** Signs somebody in. @returns the code that the product's app takes */
export async function authorizedLogin(fields: SignIn, signal: AbortSignal): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const data = z.object({ cpl: z.string() });
  return (await call('sys/user/passport/authorized-login', { data, method: 'POST', body, signal })).cpl;
}
