import { readCookie, writeCookie } from '@/lib/client/storage/cookies';
import { idPattern } from '@/lib/contract/id-pattern';
import { cookieMaxAgeDays, cookieNames } from '@/lib/config/cookies';

/** Random id of 128 bits. crypto.randomUUID is missing on pages not served over TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** ID of this browser, stored for 360 days after its last use. An invalid id is replaced: the API would reject it. */
export function deviceId(): string {
  const stored = readCookie(cookieNames.device) ?? '';
  const id = idPattern.test(stored) ? stored : randomId();
  writeCookie(cookieNames.device, id, cookieMaxAgeDays.device);
  return id;
}
