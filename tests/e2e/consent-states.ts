import { e2eUrl, zhUrl } from '@/scripts/e2e-environment';
import { consentVersion, noConsent, serializeChoice } from '@/lib/contract/consent-policy';
import { cookieNames } from '@/lib/config/cookies';

const cookie = (domain: string, value: string) => ({
  name: cookieNames.consent,
  value,
  domain,
  path: '/',
  expires: Math.floor(Date.now() / 1000) + 86_400,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/** Storage state of a visitor who has refused everything, on every host that the e2e tests visit. */
export const refusedState = {
  cookies: ['localhost', new URL(e2eUrl).hostname, new URL(zhUrl).hostname].map((domain) =>
    cookie(domain, serializeChoice(noConsent)),
  ),
  origins: [],
};

/** Storage state of a first-time visitor. */
export const noConsentState = { cookies: [], origins: [] };

/** Cookie value of a visitor who has allowed everything. */
export const grantedConsent = `${consentVersion}.1.1`;
