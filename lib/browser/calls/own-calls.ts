import * as z from 'zod/mini';
import { ask, makeCall } from '@/lib/browser/calls/make-call';
import { writeStored } from '@/lib/browser/page/browser-storage';
import { readCookie, removeCookie } from '@/lib/browser/page/cookies';
import type { LocaleCode } from '@/lib/i18n/locales';
import { ownBase } from '@/lib/protocol/call-shape';
import { consentShape } from '@/lib/protocol/calls/consent';
import type { contactShape } from '@/lib/protocol/calls/contact';
import { eraseShape } from '@/lib/protocol/calls/erase';
import type { helpfulShape } from '@/lib/protocol/calls/helpful';
import type { messageShape } from '@/lib/protocol/calls/message';
import { consentVersion, type Choice } from '@/lib/protocol/consent';
import { messageReceipt } from '@/lib/protocol/message-receipt';
import { cookieNames, storageKeys } from '@/lib/protocol/storage-table';

/** Calls that stay on this site, wherever the product's back end is. All of them throw what `makeCall` throws. */

/** Counts a choice on cookies. */
export async function recordConsent({ measurement, services }: Choice, locale: LocaleCode): Promise<void> {
  await makeCall(ownBase, consentShape, { choice: { measurement, services }, version: consentVersion, locale });
}

/**
 * Erases what was collected under this browser's number, and takes the number away: nothing is kept under it any more, so
 * one that goes on being measured needs another.
 * @returns how many entries went; 0 without a number
 */
export async function eraseDevice(): Promise<number> {
  const device_id = readCookie(cookieNames.device);
  if (!device_id) return 0;
  const { erased } = await makeCall(ownBase, eraseShape, { device_id });
  removeCookie(cookieNames.device);
  // The signals of the browser were stored under the old one.
  writeStored('localStorage', storageKeys.fingerprint, '');
  return erased;
}

/** The calls that take a form of a page. */
export type FormPath = (typeof contactShape | typeof messageShape | typeof helpfulShape)['path'];

/** Sends a form as its browser would, but stays on the page. @returns the message's number, if it has one */
export async function sendForm(path: FormPath, form: FormData): Promise<string> {
  const options = { key: path, method: 'POST', body: form };
  return (await ask(`${ownBase}/${path}`, z.nullable(messageReceipt), options))?.id ?? '';
}
