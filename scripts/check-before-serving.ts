import { readFileSync } from 'node:fs';
import net from 'node:net';
import { Reader } from 'maxmind';
import { listenHost } from '@/lib/http-server/listen-host';

type Served = {
  port: number;
  listenAddress?: string | undefined;
  metrics?: { port: number | undefined; address: string };
  geoDatabase: string | undefined;
};

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program listens on it',
  EACCES: 'this user may not listen on it',
  EADDRNOTAVAIL: 'this machine does not have the address',
};

/** Why this process could not listen on a port, of one address or of all; null when it could. */
export async function portError(port: number, address = listenHost()): Promise<string | null> {
  const probe = net.createServer();
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(reasons[error.code ?? ''] ?? error.message));
    probe.listen(port, address, () => probe.close(() => resolve(null)));
  });
}

/** The setting that names the address on which a port is to be. */
const addressOfPort = { PORT: 'LISTEN_ADDRESS', METRICS_PORT: 'METRICS_ADDRESS' } as const;

/** @throws Error with one sentence when this process could not listen on the port of a setting */
async function checkPort(name: keyof typeof addressOfPort, port: number, address?: string): Promise<void> {
  const trouble = await portError(port, address);
  const reason = trouble === reasons.EADDRNOTAVAIL ? `${trouble} of ${addressOfPort[name]}` : trouble;
  if (reason) throw new Error(`The setting ${name} has the value "${port}", which cannot be used: ${reason}.`);
}

const readAsDatabase = (file: string) => new Reader(readFileSync(file));

/** @throws Error with one sentence when a file is no MaxMind DB that can be read */
function checkPlaces(file: string): void {
  const refuse = (reason: string) =>
    new Error(`The setting GEO_DATABASE has the value "${file}", which cannot be used: ${reason}.`);
  try {
    readAsDatabase(file);
  } catch (error) {
    throw refuse((error as NodeJS.ErrnoException).code ? (error as Error).message : 'it is no MaxMind DB');
  }
}

/** Tries what a server will need. @throws Error with one sentence that names the setting which is in the way */
export async function checkBeforeServing({ port, listenAddress, metrics, geoDatabase }: Served): Promise<void> {
  if (geoDatabase) checkPlaces(geoDatabase);
  if (metrics?.port) await checkPort('METRICS_PORT', metrics.port, metrics.address);
  await checkPort('PORT', port, listenAddress);
}
