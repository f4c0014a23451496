import { logFingerprint } from '@/lib/client/api/product-api';
import { readStored, writeStored } from '@/lib/client/page/browser-storage';
import { encodeSignals, hashSignals, readSignals } from '@/lib/client/analytics/fingerprint-signals';
import { storageKeys } from '@/lib/contract/storage-keys';

/** Sends the browser's signals once per change; the next page retries after a failure. */
export async function logChangedFingerprint(signal: AbortSignal): Promise<void> {
  const signals = readSignals();
  const hash = hashSignals(signals);
  if (readStored('localStorage', storageKeys.fingerprint) === hash) return;
  await logFingerprint(encodeSignals(signals), signal);
  writeStored('localStorage', storageKeys.fingerprint, hash);
}
