import Cookies from 'js-cookie';
import { create } from 'zustand';
import { consentOf, writeChoice, type Choice, type Consent, type ConsentInput } from '@/lib/protocol/consent';
import { forget } from '@/lib/browser/privacy/forget';
import { hasPrivacySignal } from '@/lib/browser/privacy/privacy-signal';
import { cookieDays } from '@/lib/settings/shared-limits';
import { cookieNames } from '@/lib/protocol/storage-table';

type ConsentStore = {
  /** null until the server has told its mode. */
  consent: Consent | null;
  mode: ConsentInput['mode'];
  areSettingsOpen: boolean;
  load: (mode: ConsentInput['mode']) => void;
  choose: (choice: Choice) => void;
  openSettings: (open: boolean) => void;
};

const current = (mode: ConsentInput['mode']) =>
  consentOf({ mode, stored: Cookies.get(cookieNames.consent), hasSignal: hasPrivacySignal() });

/** The visitor's choice, and whether its settings are open. */
export const useConsent = create<ConsentStore>((set, get) => ({
  consent: null,
  mode: 'opt-in',
  areSettingsOpen: false,
  load: (mode) => {
    const consent = current(mode);
    set({ mode, consent });
    forget(consent);
  },
  choose: (choice) => {
    Cookies.set(cookieNames.consent, writeChoice(choice), { expires: cookieDays.consent, path: '/', sameSite: 'lax' });
    const consent = current(get().mode);
    // Tells the measurement, which stops before this returns: what is forgotten is not written anew.
    set({ consent, areSettingsOpen: false });
    forget(consent);
  },
  openSettings: (areSettingsOpen) => set({ areSettingsOpen }),
}));
