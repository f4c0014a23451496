import { isEventKey } from '@/lib/client/analytics/event-store';
import { isLandingKey } from '@/lib/client/analytics/landing-queue';

/** In-memory replacement for web storage; lives as long as the page. */
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

/** About the size of a full event. */
const probe = 'x'.repeat(2000);

/** Whether entries of ours exist: then a full storage still has space, as new entries replace them. */
const hasOwnEntries = () => Object.keys(localStorage).some((key) => isEventKey(key) || isLandingKey(key));

/** Storage of pending events: localStorage, or memory where it is forbidden or filled by others. */
export function eventStorage(): Storage {
  try {
    if (!hasOwnEntries()) localStorage.setItem('probe', probe);
    localStorage.removeItem('probe');
    return localStorage;
  } catch {
    return Object.create(memory) as Storage;
  }
}
