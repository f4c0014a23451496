import type { Page } from '@playwright/test';
import { startServer } from '../start-server';
import { scriptUrl } from './chat-mocks';

/** Servers with one chat vendor each, and helpers to observe them. */

export const excludedIp = '203.0.113.9';

// As behind a proxy, so that a test can be the visitor with the excluded IP address.
const env = { RATE_LIMIT: 'off', CHAT_EXCLUDED_IP: excludedIp, TRUST_PROXY: '1' };
export const startServerWithHumanChat = () =>
  startServer({ env: { ...env, CHAT_TYPE: 'SS_HUMAN', CHAT_SCRIPT_URL: scriptUrl } });
export const startServerWithEasemobChat = () =>
  startServer({ env: { ...env, CHAT_TYPE: 'HUAN_XIN', EASEMOB_CONFIG_ID: 'suite-id' } });

export const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' });
export const vendorRequests = (names: string[]) => names.filter((name) => /chat\.example|easemob/.test(name));
