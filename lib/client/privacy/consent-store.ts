import { create } from 'zustand';
import {
  resolveConsent,
  parseChoice,
  serializeChoice,
  type Choice,
  type Consent,
  type ConsentInput,
} from '@/lib/contract/consent-policy';
import { readCookie, removeCookie, writeCookie } from '@/lib/client/storage/cookies';
import { broadcastConsent } from '@/lib/client/privacy/consent-sync';
import { clearStorage } from '@/lib/client/privacy/clear-storage';
import { browserSendsPrivacySignal } from '@/lib/client/privacy/global-privacy-control';
import { cookieMaxAgeDays, cookieNames } from '@/lib/config/cookies';

type ConsentStore = {
  /** null until the server has sent its mode. */
  consent: Consent | null;
  mode: ConsentInput['mode'];
  /** The visitor's choice in the cookie's format; in memory too, since not every browser stores cookies. */
  storedChoice: string | undefined;
  /** Whether the cookie holds the latest choice. */
  isPersisted: boolean;
  areSettingsOpen: boolean;
  load: (mode: ConsentInput['mode']) => void;
  choose: (choice: Choice) => void;
  /** Applies a choice made in another tab. */
  applyChoice: (storedChoice: string) => void;
  /** Applies a choice that another tab has written to the cookie. */
  syncFromCookie: () => void;
  openSettings: (open: boolean) => void;
  /**
   * Erases what analytics have stored here after the back end has erased its data. A failed erasure changes nothing.
   * @param eraseStored erases the back end's data (`eraseDevice`)
   */
  erase: (eraseStored: () => Promise<number>) => Promise<number>;
};

const read = () => readCookie(cookieNames.consent);
const write = (value: string) => writeCookie(cookieNames.consent, value, cookieMaxAgeDays.consent);

/** Whether a choice made here will persist to the next page. */
function canStore(): boolean {
  if (read() !== undefined) return true;
  write('test');
  const isPersisted = read() !== undefined;
  removeCookie(cookieNames.consent);
  return isPersisted;
}

/** Store of the visitor's choice, and whether its settings are open. */
export const useConsent = create<ConsentStore>((set, get) => {
  function latestChoice(): string | undefined {
    const stored = read();
    return get().isPersisted && parseChoice(stored) ? stored : get().storedChoice;
  }

  function applyConsent(storedChoice: string | undefined): void {
    const consent = resolveConsent({ mode: get().mode, stored: storedChoice, hasSignal: browserSendsPrivacySignal() });
    // Notifies analytics, which stop before this returns: cleared values are not written again.
    set({ storedChoice, consent });
    clearStorage(consent);
  }

  return {
    consent: null,
    mode: 'opt-in',
    storedChoice: undefined,
    isPersisted: true,
    areSettingsOpen: false,
    load(mode) {
      const isPersisted = canStore();
      // Where a refusal could not be stored, visitors are asked before anything starts.
      set({ isPersisted, mode: isPersisted ? mode : 'opt-in' });
      applyConsent(latestChoice());
    },
    choose(choice) {
      const storedChoice = serializeChoice(choice);
      write(storedChoice);
      set({ isPersisted: read() === storedChoice, areSettingsOpen: false });
      applyConsent(storedChoice);
      broadcastConsent(storedChoice);
    },
    applyChoice(storedChoice) {
      if (storedChoice === get().storedChoice || !parseChoice(storedChoice)) return;
      // Before the server has sent its mode, nothing runs that would have to stop.
      if (get().consent) applyConsent(storedChoice);
      else set({ storedChoice });
    },
    syncFromCookie: () => get().applyChoice(latestChoice() ?? ''),
    openSettings: (areSettingsOpen) => set({ areSettingsOpen }),
    async erase(eraseStored) {
      const { consent } = get();
      // Running analytics hold the visit in memory; they start again afterwards.
      const paused = consent && { ...consent, analytics: false };
      set({ consent: paused });
      try {
        const erased = await eraseStored();
        clearStorage({ analytics: false, services: true });
        return erased;
      } finally {
        if (get().consent === paused) set({ consent });
      }
    },
  };
});
