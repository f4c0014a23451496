import { rmSync } from 'node:fs';
import { dataFolder, startServer } from '../start-server';
import { contractEnvironment, portOf } from './contract-servers';

/** Runs before and after the contract suite on PGlite. */
export default async function serve(): Promise<() => Promise<void>> {
  const port = portOf('pglite');
  rmSync(dataFolder(port), { recursive: true, force: true });
  const server = await startServer('.', port, contractEnvironment);
  return server.kill;
}
