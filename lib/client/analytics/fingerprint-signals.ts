import { logFingerprint } from '@/lib/client/api/product-api';
import { readStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { mediaQuery } from '@/lib/client/page/media-query';
import { timeZone } from '@/lib/client/page/time-zone';
import { storageKeys } from '@/lib/contract/storage-keys';

/** The logged browser signals: a small set that any page can read without permission. */
function readSignals() {
  return {
    user_agent: navigator.userAgent,
    platform: navigator.platform,
    language: navigator.language,
    languages: navigator.languages.join(','),
    time_zone: timeZone(),
    screen: `${screen.width}x${screen.height}x${screen.colorDepth}`,
    pixel_ratio: devicePixelRatio,
    cores: navigator.hardwareConcurrency,
    touch_points: navigator.maxTouchPoints,
    cookies: navigator.cookieEnabled,
    dark: mediaQuery('(prefers-color-scheme: dark)')?.matches ?? false,
    reduced_motion: mediaQuery('(prefers-reduced-motion: reduce)')?.matches ?? false,
  };
}

/** Standard base64 of the signals' JSON in UTF-8, as the log endpoint expects it. */
export const encodeSignals = (signals: object): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(signals))));

/** Short hash of encoded signals: 64-bit FNV-1a. Not cryptographic. */
export function hashSignals(data: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < data.length; i += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(data.charCodeAt(i))) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** Sends the browser's signals once per change; the next page retries after a failure. */
export async function logChangedFingerprint(signal: AbortSignal): Promise<void> {
  const data = encodeSignals(readSignals());
  const hash = hashSignals(data);
  if (readStorageItem('localStorage', storageKeys.fingerprint) === hash) return;
  await logFingerprint(data, signal);
  writeStorageItem('localStorage', storageKeys.fingerprint, hash);
}
