import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { noConsent, serializeChoice } from '@/lib/contract/consent-policy';
import { cookieNames } from '@/lib/config/cookies';
import type { Cookie, Engine } from './engine';
import { startFirefox } from './firefox';
import type { SmokeTest } from './smoke';
import { consentSmokeTests } from './smoke-tests/consent';
import { formSmokeTests } from './smoke-tests/forms';
import { kindSmokeTests } from './smoke-tests/kinds';
import { menuSmokeTests } from './smoke-tests/menus';
import { pageSmokeTests } from './smoke-tests/pages';
import { startWebKit } from './webkit';

/** Smoke tests in browsers that are not based on Chromium. */

const smokeTests: readonly SmokeTest[] = [
  ...menuSmokeTests,
  ...formSmokeTests,
  ...consentSmokeTests,
  ...pageSmokeTests,
  ...kindSmokeTests,
];

const engines = inject('engines');
const server = inject('server');

const declinedConsent: Cookie = { name: cookieNames.consent, value: serializeChoice(noConsent) };

describe.each([
  ['Firefox', () => startFirefox(engines.firefox, server.url)],
  ['WebKit', () => startWebKit(engines, server.port)],
] as const)('in %s', (_, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());

  for (const { name, hasNoConsentChoice, run } of smokeTests) {
    it(name, async () => {
      const page = await engine.newPage(...(hasNoConsentChoice ? [] : [declinedConsent]));
      try {
        await run(page, server);
        expect(await page.drainErrors()).toEqual([]);
      } finally {
        await page.close();
      }
    });
  }
});
