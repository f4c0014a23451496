import { logFingerprint } from '@/lib/client/api/product-api';
import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { mediaQuery } from '@/lib/client/page/media';
import { timeZone } from '@/lib/client/page/time-zone';
import { storageKeys } from '@/lib/contract/storage-keys';

/** The logged browser signals: a small set that any page can read without permission. */

export type Signals = Record<string, string | number | boolean>;

function readSignals(): Signals {
  const { hardwareConcurrency, language, languages, maxTouchPoints, platform, userAgent, cookieEnabled } = navigator;
  return {
    user_agent: userAgent,
    platform,
    language,
    languages: languages.join(','),
    time_zone: timeZone(),
    screen: `${screen.width}x${screen.height}x${screen.colorDepth}`,
    pixel_ratio: devicePixelRatio,
    cores: hardwareConcurrency,
    touch_points: maxTouchPoints,
    cookies: cookieEnabled,
    dark: mediaQuery('(prefers-color-scheme: dark)')?.matches ?? false,
    reduced_motion: mediaQuery('(prefers-reduced-motion: reduce)')?.matches ?? false,
  };
}

/** Short hash of a set of signals, equal for equal sets: 64-bit FNV-1a over its JSON. Not cryptographic. */
export function hashSignals(signals: Signals): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(signals))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
}

/** Standard base64 of the signals' JSON in UTF-8, as the log endpoint expects it. */
export function encodeSignals(signals: Signals): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(signals))));
}

/** Sends the browser's signals once per change; the next page retries after a failure. */
export async function logChangedFingerprint(signal: AbortSignal): Promise<void> {
  const signals = readSignals();
  const hash = hashSignals(signals);
  if (readStored('localStorage', storageKeys.fingerprint) === hash) return;
  await logFingerprint(encodeSignals(signals), signal);
  writeStored('localStorage', storageKeys.fingerprint, hash);
}
