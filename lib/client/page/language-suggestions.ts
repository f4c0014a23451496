import { storePreference, readPreference } from '@/lib/client/page/language-preference';

/** An offer of another language that was closed does not come again for so many milliseconds. */
const rest = 30 * 24 * 60 * 60 * 1000;

/** Remembers that the visitor has closed an offer. */
export const dismissSuggestion = (now: number): void => storePreference(readPreference().split(' ')[0]!, now + rest);

/** True when a language may be offered: it is not against a choice, and no offer was closed lately. */
export function maySuggest(tag: string, now: number): boolean {
  const [chosen = '', until] = readPreference().split(' ');
  const isChosen = /^[a-z]{2}-[A-Z]{2}$/.test(chosen);
  const left = Number(until) - now;
  return !(isChosen && chosen !== tag) && !(left > 0 && left <= rest);
}
