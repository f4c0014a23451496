import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentNotice } from '@/components/deferred/consent-notice';
import { useConsent } from '@/lib/client/privacy/consent-store';
import english from '@/messages/en/client.json';
import { mockApi } from '../mock-api';

export const messages = english.consent;
export const button = (name: string) => screen.getByRole('button', { name });
export const user = () => userEvent.setup();

/** Opens the notice or its settings after the server has reported its mode. */
export function open(mode: 'opt-out' | 'opt-in' = 'opt-out', areSettingsOpen = false): void {
  useConsent.setState({ areSettingsOpen });
  useConsent.getState().load(mode);
  render(<ConsentNotice messages={messages} locale="en" />);
}

/**
 * Mocks the endpoints for consent and erasure.
 * @returns the requests
 */
export const mockConsentApi = () => mockApi({ '/api/site/consent': {}, '/api/site/erase': { data: { erased: 3 } } });
