import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentNotice } from '@/components/deferred/consent-notice';
import { useConsent } from '@/lib/client/privacy/consent-store';
import english from '@/messages/en/client.json';
import { answerCalls } from '../answer-calls';

export const words = english.consent;
export const button = (name: string) => screen.getByRole('button', { name });
export const user = () => userEvent.setup();

/** The server has told its mode, and the notice is there, as it is when it is due or its settings are opened. */
export function open(mode: 'opt-out' | 'opt-in' = 'opt-out', areSettingsOpen = false): void {
  useConsent.setState({ areSettingsOpen });
  useConsent.getState().load(mode);
  render(<ConsentNotice words={words} locale="en" />);
}

/** The back end that keeps choices, and erases what was stored. @returns what it has been asked */
export const answerConsent = () => answerCalls({ '/api/site/consent': {}, '/api/site/erase': { data: { erased: 3 } } });
