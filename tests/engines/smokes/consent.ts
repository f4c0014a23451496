import { expect, vi } from 'vitest';
import { cookieNames, storageKeys } from '@/lib/contract/storage-keys';
import { fullConsent, noConsent, serializeChoice, type Choice } from '@/lib/contract/consent-policy';
import words from '@/messages/en/client.json' with { type: 'json' };
import { runAdminCommand } from '../../backend/run-admin-command';
import type { Visitor } from '../engine';
import { openHydrated, waitFor, waitForHidden, waitForVisible } from '../wait-for';
import type { Smoke } from '../smoke';

/** Opt-in consent, and what is stored after each choice. */

const notice = `section[aria-label="${words.consent.label}"]`;
const landing = '/?utm_source=letter&utm_campaign=';

/** The names of all cookies and storage keys of the site. */
const storedNames = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [
      ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0]!),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ].filter((name) => name !== ''),
  );

/** Clicks the button with the given label in the consent notice. */
async function choose(visitor: Visitor, label: string, choice: Choice): Promise<void> {
  await waitForVisible(visitor, notice);
  const index = await visitor.evaluate(
    (target, text) =>
      [...document.querySelectorAll(`${target} button`)].findIndex((button) => button.textContent === text),
    notice,
    label,
  );
  expect(index).toBeGreaterThanOrEqual(0);
  await visitor.click(`:nth-child(${index + 1} of ${notice} button)`);
  await waitForHidden(visitor, notice);
  await waitFor(
    visitor,
    (cookie) => document.cookie.split('; ').includes(cookie),
    `${cookieNames.consent}=${serializeChoice(choice)}`,
  );
}

export const consentSmokes: readonly Smoke[] = [
  {
    name: 'after refusing consent the notice does not return, and only language and choice are stored',
    isAsked: true,
    async run(visitor) {
      await openHydrated(visitor, `${landing}refused`);
      expect(new Set(await storedNames(visitor))).toEqual(new Set([storageKeys.locale]));
      await choose(visitor, words.consent.refuse, noConsent);
      await openHydrated(visitor, '/faq');
      await waitForHidden(visitor, notice);
      expect(new Set(await storedNames(visitor))).toEqual(new Set([storageKeys.locale, cookieNames.consent]));
    },
  },
  {
    name: 'after accepting consent the campaign of the landing is stored',
    isAsked: true,
    async run(visitor, server) {
      const campaign = `autumn${Date.now()}`;
      await openHydrated(visitor, landing + campaign);
      await choose(visitor, words.consent.accept, fullConsent);
      await waitFor(visitor, (key, text) => localStorage.getItem(key)?.includes(text), storageKeys.touches, campaign);
      expect(await storedNames(visitor)).toContain(cookieNames.device);
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
