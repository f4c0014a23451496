import { e2eUrl, zhUrl } from '@/scripts/e2e-environment';
import { consentVersion, nothing, writeChoice } from '@/lib/contract/consent';
import { cookieNames } from '@/lib/contract/storage-keys';

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

/** The state of a browser whose visitor has refused everything, on every host that the suite visits. */
export const refusedState = {
  cookies: ['localhost', new URL(e2eUrl).hostname, new URL(zhUrl).hostname].map((domain) =>
    cookie(domain, writeChoice(nothing)),
  ),
  origins: [],
};

/** The state of a browser that has never been here. */
export const freshState = { cookies: [], origins: [] };

/** The cookie's value of a visitor who allowed everything. */
export const allowed = `${consentVersion}.1.1`;
