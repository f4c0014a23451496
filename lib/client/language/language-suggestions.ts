import { storePreference, readPreference } from '@/lib/client/language/language-preference';

/** Milliseconds before a dismissed suggestion may be shown again. */
const dismissalPeriod = 30 * 24 * 60 * 60 * 1000;

/** Stores that the visitor dismissed a suggestion. */
export const dismissSuggestion = (now: number): void =>
  storePreference(readPreference().split(' ')[0]!, now + dismissalPeriod);

/** Whether a language may be suggested: it does not contradict a choice, and no suggestion was dismissed recently. */
export function maySuggest(tag: string, now: number): boolean {
  const [chosen = '', until] = readPreference().split(' ');
  const isChosen = /^[a-z]{2}-[A-Z]{2}$/.test(chosen);
  const remaining = Number(until) - now;
  return !(isChosen && chosen !== tag) && !(remaining > 0 && remaining <= dismissalPeriod);
}
