import type { Server } from '../start-server';
import type { BrowserPage } from './engine';

/** A smoke test that runs in every engine. */
export type SmokeTest = {
  /** The test title. */
  name: string;
  /** Whether the browser has stored no consent choice, so that the notice is shown; otherwise consent is declined. */
  hasNoConsentChoice?: boolean;
  /** @param server the server under test: admin commands may read its store @throws Error if the test fails */
  run: (page: BrowserPage, server: Pick<Server, 'url' | 'port'>) => Promise<void>;
};
