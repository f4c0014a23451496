import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { noConsent, serializeChoice } from '@/lib/contract/consent-policy';
import { cookieNames } from '@/lib/contract/storage-keys';
import type { Cookie, Engine } from './engine';
import { startFirefox } from './firefox';
import type { Smoke } from './smoke';
import { consentSmokes } from './smokes/consent';
import { formSmokes } from './smokes/forms';
import { kindSmokes } from './smokes/kinds';
import { menuSmokes } from './smokes/menus';
import { pageSmokes } from './smokes/pages';
import { startWebKit } from './webkit';

/** Smoke tests in browsers that are not based on Chromium. */

const smokes: readonly Smoke[] = [...menuSmokes, ...formSmokes, ...consentSmokes, ...pageSmokes, ...kindSmokes];

const engines = inject('engines');
const visited = inject('visited');

const refused: Cookie = { name: cookieNames.consent, value: serializeChoice(noConsent) };

describe.each([
  ['Firefox', () => startFirefox(engines.firefox, visited.url)],
  ['WebKit', () => startWebKit(engines, visited.port)],
] as const)('in %s', (_, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());

  for (const { name, isAsked, run } of smokes) {
    it(name, async () => {
      const visitor = await engine.newVisitor(...(isAsked ? [] : [refused]));
      try {
        await run(visitor, visited);
        expect(await visitor.takeErrors()).toEqual([]);
      } finally {
        await visitor.close();
      }
    });
  }
});
