import { expect, vi } from 'vitest';
import { cookieNames } from '@/lib/config/cookies';
import { storageKeys } from '@/lib/contract/storage-keys';
import { fullConsent, noConsent, serializeChoice, type Choice } from '@/lib/contract/consent-policy';
import messages from '@/messages/en/client.json' with { type: 'json' };
import { runAdminCommand } from '../../backend/run-admin-command';
import type { BrowserPage } from '../engine';
import { openHydrated, waitFor, waitForHidden, waitForVisible } from '../wait-for';
import type { SmokeTest } from '../smoke';

/** Opt-in consent, and what is stored after each choice. */

const notice = `section[aria-label="${messages.consent.label}"]`;
const landing = '/?utm_source=letter&utm_campaign=';

/** The names of all cookies and storage keys of the site. */
const storedNames = (page: BrowserPage) =>
  page.evaluate(() =>
    [
      ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ].filter((name) => name !== ''),
  );

/** Clicks the button with the given label in the consent notice. */
async function choose(page: BrowserPage, label: string, choice: Choice): Promise<void> {
  await waitForVisible(page, notice);
  const index = await page.evaluate(
    (target, text) =>
      [...document.querySelectorAll(`${target} button`)].findIndex((button) => button.textContent === text),
    notice,
    label,
  );
  expect(index).toBeGreaterThanOrEqual(0);
  await page.click(`:nth-child(${index + 1} of ${notice} button)`);
  await waitForHidden(page, notice);
  await waitFor(
    page,
    (cookie) => document.cookie.split('; ').includes(cookie),
    `${cookieNames.consent}=${serializeChoice(choice)}`,
  );
}

export const consentSmokeTests: readonly SmokeTest[] = [
  {
    name: 'after refusing consent the notice does not return, and only language and choice are stored',
    hasNoConsentChoice: true,
    async run(page) {
      await openHydrated(page, `${landing}refused`);
      expect(new Set(await storedNames(page))).toEqual(new Set([storageKeys.locale]));
      await choose(page, messages.consent.rejectAll, noConsent);
      await openHydrated(page, '/faq');
      await waitForHidden(page, notice);
      expect(new Set(await storedNames(page))).toEqual(new Set([storageKeys.locale, cookieNames.consent]));
    },
  },
  {
    name: 'after accepting consent the campaign of the landing is stored',
    hasNoConsentChoice: true,
    async run(page, server) {
      const campaign = `autumn${Date.now()}`;
      await openHydrated(page, landing + campaign);
      await choose(page, messages.consent.acceptAll, fullConsent);
      await waitFor(page, (key, text) => localStorage.getItem(key)?.includes(text), storageKeys.touches, campaign);
      expect(await storedNames(page)).toContain(cookieNames.device);
      await vi.waitFor(
        async () => {
          const { stdout } = await runAdminCommand(server, {}, 'report', '--since', '1d', '--by', 'campaign');
          expect(stdout).toMatch(new RegExp(`${campaign} +1`));
        },
        { timeout: 60_000, interval: 1000 },
      );
    },
  },
];
