import { keepWish, readWish } from '@/lib/browser/page/language-wish';

/** An offer of another language that was closed does not come again for so many milliseconds. */
const rest = 30 * 24 * 60 * 60 * 1000;

/** Remembers that the visitor has closed an offer. */
export const closeOffer = (now: number): void => keepWish(readWish().split(' ')[0]!, now + rest);

/** True when a language may be offered: it is not against a choice, and no offer was closed lately. */
export function mayOffer(tag: string, now: number): boolean {
  const [chosen = '', until] = readWish().split(' ');
  const isChosen = /^[a-z]{2}-[A-Z]{2}$/.test(chosen);
  const left = Number(until) - now;
  return !(isChosen && chosen !== tag) && !(left > 0 && left <= rest);
}
