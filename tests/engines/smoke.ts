import type { Server } from '../start-server';
import type { Visitor } from './engine';

/** Something that has to work in every engine. */
export type Smoke = {
  /** What the site promises. */
  name: string;
  /** The visitor has answered nothing yet and is asked for consent; others have refused. */
  isAsked?: boolean;
  /** @param server the one that is visited: commands may read its store @throws Error when the promise is broken */
  run: (visitor: Visitor, server: Pick<Server, 'url' | 'port'>) => Promise<void>;
};
