import { logFingerprint } from '@/lib/browser/calls/product-calls';
import { readStored, writeStored } from '@/lib/browser/page/browser-storage';
import { encodeSignals, hashOf, readSignals } from '@/lib/browser/measurement/fingerprint-signals';
import { storageKeys } from '@/lib/protocol/storage-table';

/** Sends the browser's signals once per change; what did not arrive is sent by the next page. */
export async function logChangedFingerprint(signal: AbortSignal): Promise<void> {
  const signals = readSignals();
  const hash = hashOf(signals);
  if (readStored('localStorage', storageKeys.fingerprint) === hash) return;
  await logFingerprint(encodeSignals(signals), signal);
  writeStored('localStorage', storageKeys.fingerprint, hash);
}
