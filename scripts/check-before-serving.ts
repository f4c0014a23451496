import { readFileSync } from 'node:fs';
import net from 'node:net';
import { Reader } from 'maxmind';
import { listenHost } from '@/lib/http-server/listen-host';

type ServerConfig = {
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

/** Returns why this process cannot listen on a port, or null if it can. */
export async function getPortError(port: number, address = listenHost()): Promise<string | null> {
  const probe = net.createServer();
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(reasons[error.code ?? ''] ?? error.message));
    probe.listen(port, address, () => probe.close(() => resolve(null)));
  });
}

/** For each port setting, the setting of its IP address. */
const addressSettings = { PORT: 'LISTEN_ADDRESS', METRICS_PORT: 'METRICS_ADDRESS' } as const;

/** @throws Error when this process cannot listen on the port of a setting */
async function checkPort(name: keyof typeof addressSettings, port: number, address?: string): Promise<void> {
  const error = await getPortError(port, address);
  const reason = error === reasons.EADDRNOTAVAIL ? `${error} of ${addressSettings[name]}` : error;
  if (reason) throw new Error(`The setting ${name} has the value "${port}", which cannot be used: ${reason}.`);
}

const parseDatabase = (file: string) => new Reader(readFileSync(file));

/** @throws Error when a file is not a readable MaxMind DB */
function checkGeoDatabase(file: string): void {
  const toError = (reason: string) =>
    new Error(`The setting GEO_DATABASE has the value "${file}", which cannot be used: ${reason}.`);
  try {
    parseDatabase(file);
  } catch (error) {
    throw toError((error as NodeJS.ErrnoException).code ? (error as Error).message : 'it is not a MaxMind DB');
  }
}

/** Checks the ports and files a server needs. @throws Error that names the invalid setting */
export async function checkBeforeServing({ port, listenAddress, metrics, geoDatabase }: ServerConfig): Promise<void> {
  if (geoDatabase) checkGeoDatabase(geoDatabase);
  if (metrics?.port) await checkPort('METRICS_PORT', metrics.port, metrics.address);
  await checkPort('PORT', port, listenAddress);
}
