import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import { call } from '@/lib/browser/calls/client-api';
import type { LocaleCode } from '@/lib/i18n/locales';
import { consentVersion, type Choice } from '@/lib/protocol/consent';
import { cookieNames } from '@/lib/protocol/storage-table';

/** Calls that stay on this site, wherever the product's back end is. All of them throw what `call` throws. */

const json = (body: unknown) => ({
  method: 'POST',
  isOwn: true,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Counts a choice on cookies. */
export async function recordConsent(choice: Choice, locale: LocaleCode): Promise<void> {
  const { measurement, services } = choice;
  const body = { choice: { measurement, services }, version: consentVersion, locale };
  await call('site/consent', { data: z.unknown(), ...json(body) });
}

/** Erases what was collected under this browser's number. @returns how many entries went; 0 without a number */
export async function eraseDevice(): Promise<number> {
  const device_id = Cookies.get(cookieNames.device);
  if (!device_id) return 0;
  return (await call('site/erase', { data: z.object({ erased: z.number() }), ...json({ device_id }) })).erased;
}

/** Sends a form as its browser would, but stays on the page. @returns the message's number, if it has one */
export async function sendForm(
  path: 'site/contact' | 'site/message' | 'site/helpful',
  form: FormData,
): Promise<string> {
  const data = z.nullable(z.object({ id: z.string() }));
  return (await call(path, { data, method: 'POST', isOwn: true, body: form }))?.id ?? '';
}
