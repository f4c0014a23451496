import { useEffect, useRef } from 'react';
import { readStorageItem, removeStorageItem, writeStorageItem } from '@/lib/client/storage/browser-storage';
import { storageKeys } from '@/lib/contract/storage-keys';
import { readResult, type Result } from '@/lib/tools/fingerprint-check/results';

const key = storageKeys.fingerprintCheck;
const keepBox = () => document.querySelector<HTMLInputElement>('[data-tool] input[name="keep"]')!;

/** The result of the last visit, kept in this browser while the box is ticked; without the tick it is deleted. */
export function useLastResult(): { read: () => Result | null; keep: (json: string) => void } {
  const latest = useRef('');

  useEffect(() => {
    const box = keepBox();
    if (readStorageItem('localStorage', key) !== null) box.checked = true;
    const update = () => {
      if (!box.checked) removeStorageItem('localStorage', key);
      else if (latest.current) writeStorageItem('localStorage', key, latest.current);
    };
    box.addEventListener('change', update);
    return () => box.removeEventListener('change', update);
  }, []);

  return {
    read: () => readResult(readStorageItem('localStorage', key)),
    keep: (json) => {
      latest.current = json;
      if (keepBox().checked) writeStorageItem('localStorage', key, json);
    },
  };
}
