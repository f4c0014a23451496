import { isEventKey } from '@/lib/client/analytics/event-store';
import { isLandingKey } from '@/lib/client/analytics/landing-queue';

/** Web storage that lives as long as the page. */
const memory = {
  getItem(this: Record<string, unknown>, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Record<string, unknown>, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Record<string, unknown>, key: string) {
    delete this[key];
  },
};

/** As much as an event with all its parts takes. */
const probe = 'x'.repeat(2000);

/** Whether something waits already, so that a full storage has room for what comes in its place. */
const holdsOurs = () => Object.keys(localStorage).some((key) => isEventKey(key) || isLandingKey(key));

/** Where events wait: local storage, or the page's memory where the browser forbids it, or where others have filled it. */
export function eventStorage(): Storage {
  try {
    if (!holdsOurs()) localStorage.setItem('probe', probe);
    localStorage.removeItem('probe');
    return localStorage;
  } catch {
    return Object.create(memory) as Storage;
  }
}
