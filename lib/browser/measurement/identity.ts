import Cookies from 'js-cookie';
import { readStored, writeStored } from '@/lib/browser/page/browser-storage';
import { cookieDays } from '@/lib/settings/shared-limits';
import { cookieNames, storageKeys } from '@/lib/protocol/storage-table';

/** Random ids of 22 characters that hold 128 bits. crypto.randomUUID is missing where a page is not served over TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The id of this browser, made on first use and kept for 360 days. */
export function deviceId(): string {
  const id = Cookies.get(cookieNames.device) ?? randomId();
  Cookies.set(cookieNames.device, id, { expires: cookieDays.device, path: '/', sameSite: 'lax' });
  return id;
}

let unstoredVisit: string | null = null;

/** The id of this visit: one browser tab until it is closed. */
export function visitId(): string {
  const known = readStored('sessionStorage', storageKeys.visit) ?? unstoredVisit;
  if (known) return known;
  unstoredVisit = randomId();
  writeStored('sessionStorage', storageKeys.visit, unstoredVisit);
  return unstoredVisit;
}
