import { create } from 'zustand';
import {
  consentOf,
  readChoice,
  writeChoice,
  type Choice,
  type Consent,
  type ConsentInput,
} from '@/lib/contract/consent-policy';
import { readCookie, removeCookie, writeCookie } from '@/lib/client/page/cookies';
import { broadcastConsent } from '@/lib/client/privacy/consent-sync';
import { clearStorage } from '@/lib/client/privacy/clear-storage';
import { hasPrivacySignal } from '@/lib/client/privacy/read-privacy-signal';
import { cookieDays } from '@/lib/config/cookie-lifetimes';
import { cookieNames } from '@/lib/contract/storage-keys';

type ConsentStore = {
  /** null until the server has sent its mode. */
  consent: Consent | null;
  mode: ConsentInput['mode'];
  /** The visitor's choice in the cookie's format; in memory too, since not every browser stores cookies. */
  chosen: string | undefined;
  /** Whether the cookie holds the latest choice. */
  isKept: boolean;
  areSettingsOpen: boolean;
  load: (mode: ConsentInput['mode']) => void;
  choose: (choice: Choice) => void;
  /** Applies a choice made in another tab. */
  follow: (chosen: string) => void;
  /** Applies a choice that another tab has written to the cookie. */
  look: () => void;
  openSettings: (open: boolean) => void;
};

const read = () => readCookie(cookieNames.consent);
const write = (value: string) => writeCookie(cookieNames.consent, value, cookieDays.consent);

/** Whether a choice made here will persist to the next page. */
function canStore(): boolean {
  if (read() !== undefined) return true;
  write('kept');
  const isKept = read() !== undefined;
  removeCookie(cookieNames.consent);
  return isKept;
}

/** Store of the visitor's choice, and whether its settings are open. */
export const useConsent = create<ConsentStore>((set, get) => {
  function latest(): string | undefined {
    const stored = read();
    return get().isKept && readChoice(stored) ? stored : get().chosen;
  }

  function put(chosen: string | undefined): void {
    const consent = consentOf({ mode: get().mode, stored: chosen, hasSignal: hasPrivacySignal() });
    // Notifies analytics, which stop before this returns: cleared values are not written again.
    set({ chosen, consent });
    clearStorage(consent);
  }

  return {
    consent: null,
    mode: 'opt-in',
    chosen: undefined,
    isKept: true,
    areSettingsOpen: false,
    load(mode) {
      const isKept = canStore();
      // Where a refusal could not be stored, visitors are asked first.
      set({ isKept, mode: isKept ? mode : 'opt-in' });
      put(latest());
    },
    choose(choice) {
      const chosen = writeChoice(choice);
      write(chosen);
      set({ isKept: read() === chosen, areSettingsOpen: false });
      put(chosen);
      broadcastConsent(chosen);
    },
    follow(chosen) {
      if (chosen === get().chosen || !readChoice(chosen)) return;
      // Before the server has sent its mode, nothing runs that would have to stop.
      if (get().consent) put(chosen);
      else set({ chosen });
    },
    look: () => get().follow(latest() ?? ''),
    openSettings: (areSettingsOpen) => set({ areSettingsOpen }),
  };
});
