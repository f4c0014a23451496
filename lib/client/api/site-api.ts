import * as z from 'zod/mini';
import { fetchJson, callEndpoint } from '@/lib/client/api/call-endpoint';
import { readCookie } from '@/lib/client/storage/cookies';
import type { LocaleCode } from '@/lib/i18n/locales';
import { apiBase } from '@/lib/contract/endpoint-schema';
import { consentEndpoint } from '@/lib/contract/endpoints/consent';
import { eraseEndpoint } from '@/lib/contract/endpoints/erase';
import { notFoundEndpoint } from '@/lib/contract/endpoints/not-found';
import { consentVersion, type Choice } from '@/lib/contract/consent-policy';
import { messageReceipt, type FormPath } from '@/lib/contract/forms';
import { cookieNames } from '@/lib/config/cookies';

/**
 * Endpoints that always stay on this site, wherever the product's back end is. All throw the errors of `callEndpoint`.
 */

/** Counts a consent choice. */
export async function recordConsent({ analytics, services }: Choice, locale: LocaleCode): Promise<void> {
  await callEndpoint(apiBase, consentEndpoint, {
    choice: { measurement: analytics, services },
    version: consentVersion,
    locale,
  });
}

/** Counts an address for which the not-found page is shown. */
export async function recordNotFound(path: string, referrer: string): Promise<void> {
  await callEndpoint(apiBase, notFoundEndpoint, { path, referrer });
}

/** Erases the data collected under this browser's device id. @returns number of deleted entries; 0 without an id */
export async function eraseDevice(): Promise<number> {
  const device_id = readCookie(cookieNames.device);
  if (!device_id) return 0;
  const { erased } = await callEndpoint(apiBase, eraseEndpoint, { device_id });
  return erased;
}

/** Sends a form as the browser would, but stays on the page. @returns the message's number, if it has one */
export async function sendForm(path: FormPath, form: FormData): Promise<string> {
  const options = { key: path, method: 'POST', body: form };
  return (await fetchJson(`${apiBase}/${path}`, z.nullable(messageReceipt), options))?.id ?? '';
}
