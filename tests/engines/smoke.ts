import type { Server } from '../start-server';
import type { Visitor } from './engine';

/** A smoke test that runs in every engine. */
export type Smoke = {
  /** The test title. */
  name: string;
  /** Whether the visitor has not chosen yet and sees the consent notice; others have refused. */
  isAsked?: boolean;
  /** @param server the visited server: admin commands may read its store @throws Error if the test fails */
  run: (visitor: Visitor, server: Pick<Server, 'url' | 'port'>) => Promise<void>;
};
