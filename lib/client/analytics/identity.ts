import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { readCookie, writeCookie } from '@/lib/client/page/cookies';
import { idPattern } from '@/lib/contract/id-pattern';
import { cookieDays } from '@/lib/config/constants';
import { cookieNames, storageKeys } from '@/lib/contract/storage-keys';

/** Random ids of 22 characters that hold 128 bits. crypto.randomUUID is missing where a page is not served over TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The id of this browser, made on first use and kept for 360 days. What is no id is replaced: nobody would take it. */
export function deviceId(): string {
  const stored = readCookie(cookieNames.device) ?? '';
  const id = idPattern.test(stored) ? stored : randomId();
  writeCookie(cookieNames.device, id, cookieDays.device);
  return id;
}

let unstoredVisit: string | null = null;

/** The id of this visit: one browser tab until it is closed. */
export function visitId(): string {
  const stored = readStored('sessionStorage', storageKeys.visit) ?? '';
  // Ours are as long as a device's: what is shorter was written by something else, as `null`.
  const known = idPattern.test(stored) ? stored : unstoredVisit;
  if (known) return known;
  unstoredVisit = randomId();
  writeStored('sessionStorage', storageKeys.visit, unstoredVisit);
  return unstoredVisit;
}
