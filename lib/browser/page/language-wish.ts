import { readStored, writeStored } from '@/lib/browser/page/browser-storage';
import { hasPrivacySignal } from '@/lib/browser/privacy/privacy-signal';
import { storageKeys } from '@/lib/protocol/storage-table';

/** What a visitor wants of languages: the one that was chosen, and until when no other is to be offered. */

/** As it is kept: a tag, such as `ru-RU`, or nothing; and milliseconds since 1970, or nothing. */
let inMemory = ' ';

const read = () => readStored('localStorage', storageKeys.languageOffer) ?? inMemory;

function write(chosen: string, until: number | string): void {
  inMemory = `${chosen} ${until}`;
  if (!hasPrivacySignal()) writeStored('localStorage', storageKeys.languageOffer, inMemory);
}

/** Remembers the language that the visitor has chosen. @param tag such as `ru-RU` */
export const chooseLanguage = (tag: string): void => write(tag, '');

/** An offer that was closed does not come again for so many milliseconds. */
const rest = 30 * 24 * 60 * 60 * 1000;

/** Remembers that the visitor has closed an offer. */
export const closeOffer = (now: number): void => write(read().split(' ')[0]!, now + rest);

/** True when a language may be offered: it is not against a choice, and no offer was closed lately. */
export function mayOffer(tag: string, now: number): boolean {
  const [chosen = '', until] = read().split(' ');
  const isChosen = /^[a-z]{2}-[A-Z]{2}$/.test(chosen);
  const left = Number(until) - now;
  return !(isChosen && chosen !== tag) && !(left > 0 && left <= rest);
}
